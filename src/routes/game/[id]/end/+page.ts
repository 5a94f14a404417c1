// Only the app knows which games there are: the fallback page starts it at this address.
export const prerender = false;
export const ssr = false;

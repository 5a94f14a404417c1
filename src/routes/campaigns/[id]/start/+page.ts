// Only the app knows which campaigns there are: the fallback page starts it at this address.
export const prerender = false;
export const ssr = false;

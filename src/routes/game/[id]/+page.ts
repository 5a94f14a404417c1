// Only the app knows which games there are: the page is made in the browser, from the fallback.
export const prerender = false;
export const ssr = false;

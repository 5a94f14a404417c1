// Every page is written as HTML at build time; hosts without rewriting find /settings/index.html.
export const prerender = true;
export const trailingSlash = 'always';

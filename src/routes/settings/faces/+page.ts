// Nothing here can be written before there is a camera.
export const ssr = false;

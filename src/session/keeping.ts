/** Whether the browser keeps what is stored, for screens; asks `#storage`, which asks the browser. */
export { askToKeep, readKeeping } from '#storage';

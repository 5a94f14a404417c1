/** Where the app itself serves the WebAssembly program. Apart, so that a page can keep it for offline use unread. */
import address from 'zxing-wasm/reader/zxing_reader.wasm?url';

export const WASM_ADDRESS: string = address;

// Serves a finished build on this machine the way a static host does: files as they are, folders with a slash,
// everything else the fallback page that starts the app. Use: node scripts/serve.mjs [--folder build] [--base /path]
// [--port 4173] [--host 127.0.0.1]
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';

/**
 * @param {{ folder: string, base: string, port: number, host: string, nextFreePort?: boolean, watch?: boolean }} options
 *   `watch` looks at the disk anew for every request, for a build that changes while it is served.
 * @returns {Promise<{ port: number, close: () => void }>}
 */
export function serveBuild({ folder, base, port, host, nextFreePort = false, watch = false }) {
  const root = resolve(folder);
  const files = sirv(root, {
    dev: watch,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, path) {
      // Files with a hash in their name never change; the rest, the worker above all, is asked for anew.
      response.setHeader(
        'Cache-Control',
        path.includes('/_app/immutable/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === base || !url.pathname.startsWith(`${base}/`)) {
      response.writeHead(url.pathname === base && base !== '' ? 308 : 404, { Location: `${base}/` });
      response.end();
      return;
    }
    const path = url.pathname.slice(base.length);
    if (!path.endsWith('/') && existsSync(join(root, decoded(path), 'index.html'))) {
      response.writeHead(308, { Location: `${base}${path}/${url.search}` });
      response.end();
      return;
    }
    request.url = path + url.search;
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
      createReadStream(join(root, '404.html')).pipe(response);
    });
  });

  return new Promise((done, fail) => {
    let wanted = port;
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' && nextFreePort && wanted < port + 50) {
        wanted += 1;
        server.listen(wanted, host);
      } else fail(error);
    });
    server.on('listening', () => {
      done({ port: wanted, close: () => void server.close() });
    });
    server.listen(wanted, host);
  });
}

/** An address that no browser writes leads where every unknown one does. @param {string} path */
function decoded(path) {
  try {
    return decodeURI(path);
  } catch {
    return '404';
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: 'build' },
      base: { type: 'string', default: '' },
      port: { type: 'string', default: '4173' },
      host: { type: 'string', default: '127.0.0.1' },
    },
  });
  const { port } = await serveBuild({
    folder: values.folder,
    base: values.base.replace(/\/$/, ''),
    port: Number(values.port),
    host: values.host,
  });
  console.log(`Serving ${values.folder} at http://localhost:${port}${values.base}/`);
}

// What SECURITY.md promises, looked at in the finished pages and while they are used: a policy without holes on every page, and
// permissions that are asked for only where they are used. (That no journey asks another host is held by support.ts, in all of them.)
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { putSeed, reachScreen, SCREENS, seed } from '../support/screens.ts';
import { expect, test } from './support.ts';

const PAGES = ['build', 'build-base-path'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(folder, file)),
);

function directivesOf(html: string): ReadonlyMap<string, readonly string[]> {
  const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1] ?? '';
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

test('every finished page has the strict policy, and nothing in it that the policy forbids', () => {
  expect(PAGES.filter((page) => page.endsWith('404.html'))).toHaveLength(2);
  expect(PAGES.length).toBeGreaterThan(20);
  for (const page of PAGES) {
    const html = readFileSync(page, 'utf8');
    const policy = directivesOf(html);
    for (const name of ['default-src', 'script-src', 'style-src', 'connect-src', 'img-src'])
      expect(policy.get(name), `${page} ${name}`).toContain("'self'");
    for (const name of ['object-src', 'base-uri', 'form-action'])
      expect(policy.get(name), `${page} ${name}`).toEqual(["'none'"]);
    const sources = [...policy].flatMap(([, all]) => all);
    for (const source of sources)
      expect(source, page).toMatch(
        /^'(self|none|wasm-unsafe-eval|unsafe-hashes|sha256-[\w+/=]{44})'$|^(blob|data):$/,
      );
    expect(policy.get('script-src')?.filter((source) => source.endsWith(':'))).toEqual([]);
    // The policy is read before anything that it is about, and each script within the page is Kit's own start.
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    for (const hash of inline) expect(policy.get('script-src'), page).toContain(hash);
    expect(html.match(/\son\w+="/g), page).toBeNull();
    expect(html.match(/(src|href)="(https?:)?\/\//g), page).toBeNull();
  }
});

/** Notes what is asked of the browser, on whatever page. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  const asked: string[] = [];
  await page.exposeFunction('noteAsked', (what: string) => asked.push(what));
  await page.addInitScript(() => {
    const note = (window as unknown as { noteAsked: (what: string) => void }).noteAsked;
    const watch = (owner: object | undefined, method: string, what: string) => {
      const original: unknown = owner === undefined ? undefined : Reflect.get(owner, method);
      if (owner === undefined || typeof original !== 'function') return;
      Reflect.set(owner, method, function (this: unknown, ...given: unknown[]) {
        note(what);
        return (original as (...all: unknown[]) => unknown).apply(this, given);
      });
    };
    watch(MediaDevices.prototype, 'getUserMedia', 'camera');
    watch(StorageManager.prototype, 'persist', 'persist');
    watch(WakeLock.prototype, 'request', 'wake lock');
    watch(Geolocation.prototype, 'getCurrentPosition', 'place');
    watch(Notification, 'requestPermission', 'notices');
    watch(Clipboard.prototype, 'readText', 'clipboard');
    watch(Clipboard.prototype, 'writeText', 'clipboard');
    watch(Navigator.prototype, 'share', 'share');
    watch(Navigator.prototype, 'sendBeacon', 'beacon');
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return [...new Set(asked.splice(0))].sort();
  };
}

test('permissions are asked for only where they are used', async ({ page }) => {
  test.setTimeout(180_000);
  const asked = await listen(page);
  await putSeed(page, '', seed());
  const seen = new Set<string>();
  for (const screen of SCREENS.filter(({ empty, taps }) => empty !== true && taps === undefined)) {
    // Once for each address: what lies in the store asks for nothing.
    const route = screen.path.replace(/\/(game|history|campaigns)\/[^/]+/, '/$1/one').replace(/\?.*/, '');
    if (seen.has(route)) continue;
    seen.add(route);
    await reachScreen(page, '', screen);
    const atTable = /^\/(game\/one|demo)\/$/.test(route);
    const seesCards = ['/scan/', '/settings/faces/'].includes(route);
    const allowed = seesCards ? ['camera'] : atTable ? ['wake lock'] : [];
    expect(
      (await asked()).filter((what) => !allowed.includes(what)),
      screen.name,
    ).toEqual([]);
  }
  await reachScreen(page, '', SCREENS.find(({ name }) => name === 'table-start') as (typeof SCREENS)[number]);
  expect(await asked()).toEqual(['wake lock']);
  // The browser is asked to keep the games once there is one.
  await page.goto('/new/');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('main.table')).toBeVisible();
  await expect.poll(asked).toContain('persist');
});

import { cpus } from 'node:os'
import { defineConfig } from '@playwright/test'
import chromium from '@sparticuz/chromium'
import { filesInMemory } from './temporary-folder.ts'

/**
 * Every spec starts the real server with its own data (`server.ts`), so specs do not share state. The tests of a spec run
 * one after the other: in several workers each would start a server. The browser comes from an npm package.
 */
export default defineConfig({
  testDir: '.',
  // Walks that repeat another one, with other data or in other variants: with `npm test -- --all`.
  grepInvert: process.env.TEST_ALL ? [] : /@rest/,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One more than there are cores, because tests wait for the network and for animations.
  workers: cpus().length + 1,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    // Without animations a screenshot never shows a half-faded element.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would hide network faults; the tests of the worker allow it.
    serviceWorkers: 'block',
    // `TRACE=1` records every test, which slows all of them down.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await chromium.executablePath(),
      // Shared memory of the processes is in files, and creating them on a disk takes a tenth of the time.
      ignoreDefaultArgs: filesInMemory ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // Without a graphics card Chromium emulates one in a process, which no test needs.
        '--disable-gpu',
        '--disable-software-rasterizer',
        // Pages of tests are too short-lived to gain from optimizing compilers and code caches.
        '--js-flags=--no-turbofan --no-maglev',
        '--blink-settings=v8CacheOptions=2',
      ],
    },
  },
})

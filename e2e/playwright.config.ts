import { cpus } from 'node:os'
import { defineConfig } from '@playwright/test'
import chromium from '@sparticuz/chromium'
import { filesInMemory } from './memory.ts'

/**
 * Every spec starts the real server on files of its own (`server.ts`), so that specs do not meet. Its tests run one after
 * the other: in several workers each would start a server. The browser comes from a package: nothing is downloaded but what
 * npm installs.
 */
export default defineConfig({
  testDir: '.',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One more than there are cores: walks wait for the network and for what moves.
  workers: cpus().length + 1,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    // What fades in is looked at whole, however slow the machine.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would hide what tests do to the network; those about it allow it.
    serviceWorkers: 'block',
    // `TRACE=1` records what each test did, which takes time from all of them.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await chromium.executablePath(),
      // What its processes share are files, and on a disk making them is a tenth of the work.
      ignoreDefaultArgs: filesInMemory ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // Without a graphics card Chromium plays one in a process of its own, for pages that nobody looks at.
        '--disable-gpu',
        '--disable-software-rasterizer',
        // No page of a walk is old enough to repay being optimized, nor its context to read what it compiled again.
        '--js-flags=--no-turbofan --no-maglev',
        '--blink-settings=v8CacheOptions=2',
      ],
    },
  },
})

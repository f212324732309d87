import { chromium } from '@playwright/test'
import sparticuz from '@sparticuz/chromium'

const [, , base, out, ...paths] = process.argv
const browser = await chromium.launch({
  executablePath: await sparticuz.executablePath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})
for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
]) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  page.on(
    'console',
    (m) => ['error', 'warning'].includes(m.type()) && console.log(name, m.type(), m.text().slice(0, 300)),
  )
  page.on('pageerror', (e) => console.log(name, 'pageerror', e.message))
  let i = 0
  for (const path of paths) {
    await page.goto(base + path)
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `${out}/${name}-${i++}.png` })
  }
  await context.close()
}
await browser.close()

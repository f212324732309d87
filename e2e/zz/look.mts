import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import packed from '@sparticuz/chromium'
import { logIn, registerMember } from '../member.ts'
import { startServer } from '../server.ts'
import { fillBook } from '../screens/full-book.ts'
const language = process.env.L ?? 'de-de'
const out = `/tmp/look-${language}`
mkdirSync(out, { recursive: true })
const server = await startServer()
const browser = await chromium.launch({ executablePath: await packed.executablePath(), args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'] })
const full = await fillBook(browser as never, server.url)
const empty = await registerMember(server.url, 'Newcomer')
const screens: Record<string, [string, string]> = {
  welcome: ['guest', '/welcome'], login: ['guest', '/auth/login'], register: ['guest', '/auth/register'], about: ['guest', '/about'],
  details: ['guest', '/about/details'], contact: ['guest', '/about/contact'], legal: ['guest', '/legal'], install: ['guest', '/install'], contribute: ['guest', '/contribute'],
  forgot: ['guest', '/auth/forgot'], 'not-found': ['guest', '/no-such-page'],
  'empty-book': ['empty', '/list/main'], 'empty-inbox': ['empty', '/list/inbox'], 'no-people': ['empty', '/people'], 'no-messages': ['empty', '/messages'], 'no-lists': ['empty', '/shopping-lists'], 'no-plans': ['empty', '/meal-planners'],
  begin: ['empty', '/begin'],
  book: ['full', '/list/main'], recipe: ['full', `/recipe/${full.recipeId}`], cook: ['full', `/recipe/${full.recipeId}/cook`], editor: ['full', `/edit-recipe/${full.recipeId}`], add: ['full', '/add-recipe'], new: ['full', '/edit-recipe/new'], labels: ['full', '/labels'],
  people: ['full', '/people'], profile: ['full', '/people/my-profile'], messages: ['full', '/messages'], conversation: ['full', `/messages/${full.friendId}`], lists: ['full', '/shopping-lists'], list: ['full', `/shopping-lists/${full.listId}`], plans: ['full', '/meal-planners'], plan: ['full', `/meal-planners/${full.planId}`],
  settings: ['full', '/settings'], account: ['full', '/settings/account'], import: ['full', '/settings/import'], paprika: ['full', '/settings/import/paprika'], export: ['full', '/settings/export'], trash: ['full', '/trash'], shares: ['full', '/shares'], pantry: ['full', '/pantry'], duplicates: ['full', '/duplicates'],
}
const only = process.env.ONLY?.split(',')
const overlays: Record<string, string[]> = {
  '/list/main': ['Menü öffnen', 'Filter', 'Sortierung und Ansicht', 'Auswählen'],
  [`/recipe/${full.recipeId}`]: ['Menge und Einheiten', 'Weitere Aktionen', 'Auf die Einkaufsliste', 'Kochen'],
  [`/meal-planners/${full.planId}`]: ['Gericht planen', 'Für diese Tage einkaufen', 'Leere Tage füllen', 'Mehr'],
  [`/shopping-lists/${full.listId}`]: ['Wer die Liste teilt', 'Mehr'],
}
const ways = { p390: { w: 390, h: 844, f: '' }, p320: { w: 320, h: 640, f: '' }, t320: { w: 320, h: 640, f: '24px' }, desk: { w: 1440, h: 900, f: '' } }
for (const [way, { w, h, f }] of Object.entries(ways)) {
  if (process.env.WAYS && !process.env.WAYS.split(',').includes(way)) continue
  for (const as of ['guest', 'empty', 'full']) {
    const context = await browser.newContext({ viewport: { width: w, height: h }, locale: language, reducedMotion: 'reduce', colorScheme: way === 'p320' ? 'dark' : 'light' })
    const page = await context.newPage()
    if (as !== 'guest') await logIn(page, as === 'full' ? full.member : empty)
    const visit = async (name: string) => {
      await page.waitForLoadState('networkidle')
      if (f) await page.evaluate((size) => { document.documentElement.style.fontSize = size }, f)
      await page.waitForTimeout(150)
      await page.screenshot({ path: `${out}/${name}-${way}.png`, fullPage: way !== 'desk' && !name.includes('+') })
      const cut = await page.evaluate(() => {
        const found: string[] = []
        const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
        if (over > 0) found.push(`SIDEWAYS ${over}`)
        for (const e of document.querySelectorAll<HTMLElement>('body *')) {
          const own = [...e.childNodes].filter((n) => n.nodeType === 3 && n.textContent?.trim()).map((n) => n.textContent?.trim()).join(' ')
          if (!own) continue
          const s = getComputedStyle(e)
          const r = e.getBoundingClientRect()
          if (r.width < 2 || r.height < 2 || s.clip !== 'auto' || s.clipPath !== 'none') continue
          if (s.overflowX !== 'visible' && e.scrollWidth > e.clientWidth + 1) found.push(`cut: ${own.slice(0, 60)}`)
          const b = e.closest('button,a[class*=button],[role=tab],[class*=chip]')
          if (b && own.length < 60) {
            const line = Number.parseFloat(s.lineHeight) || Number.parseFloat(s.fontSize) * 1.4
            if (r.height > line * 1.6 && s.display !== 'block') found.push(`wraps: ${own.slice(0, 60)}`)
          }
          let p = e.parentElement
          while (p && p !== document.body) { const ps = getComputedStyle(p); if (ps.overflowX === 'hidden' || ps.overflowX === 'clip') { const pr = p.getBoundingClientRect(); if (r.right > pr.right + 2 || r.left < pr.left - 2) { found.push(`outside: ${own.slice(0, 50)}`) } break } p = p.parentElement }
        }
        return [...new Set(found)]
      })
      if (cut.length) console.log(`${name} ${way}: ${cut.join(' | ')}`)
    }
    for (const [name, [who, path]] of Object.entries(screens)) {
      if (who !== as || (only && !only.includes(name))) continue
      await page.goto(`${server.url}#${path}`)
      await page.reload()
      await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 8000, state: 'attached' }).catch(() => console.log('no heading', name))
      await visit(name)
      if (as === 'full' && language === 'de-de') for (const button of overlays[path] ?? []) {
        const b = page.getByRole('button', { name: new RegExp(`^${button}(:.*)?$`) }).first()
        if (!(await b.isVisible().catch(() => false))) { console.log('no button', button, way); continue }
        await b.click()
        await visit(`${name}+${button.replaceAll(' ', '_')}`)
        await page.keyboard.press('Escape')
        await page.waitForTimeout(200)
        await page.goto(`${server.url}#/settings`); await page.goto(`${server.url}#${path}`); await page.reload()
        await page.waitForLoadState('networkidle')
      }
    }
    await context.close()
  }
}
await browser.close()
await server.stop()

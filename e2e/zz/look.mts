import { chromium } from '@playwright/test'; import sp from '@sparticuz/chromium'
import { createRequire } from 'node:module'; const sharp = createRequire('/work/wt/people/server/package.json')('sharp')
const url = 'http://127.0.0.1:8471/'
const api = async (token: string | null, method: string, path: string, body?: unknown) => {
  const r = await fetch(`${url}api/${path}`, { method, headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body !== undefined && { 'content-type': 'application/json' }) }, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const t = await r.text(); if (!r.ok) console.log(method, path, r.status, t.slice(0, 200)); return t ? JSON.parse(t) : {}
}
const reg = async (name: string) => { const { token } = await api(null, 'POST', 'users/register', { name, email: `${name.toLowerCase().replace(/\W/g,'')}${Date.now()}@example.com`, password: 'mash beans 7 leeks' }); const me = await api(token, 'GET', 'users/'); return { token, id: me.id, email: me.email } }
const anna = await reg('Anna Keller'), ben = await reg('Ben'), carl = await reg('Carl'), dora = await reg('דורה לוי')
const be = async (a: any, b: any) => { await api(a.token, 'POST', `users/friends/${b.id}`); await api(b.token, 'POST', `users/friends/${a.id}`) }
await be(anna, ben); await be(anna, dora)
await api(carl.token, 'POST', 'users/friends/by-email', { email: anna.email })
await api(anna.token, 'POST', 'users/friends/by-email', { email: 'fay@example.com' })
const picture = async (c: string, w = 900, h = 700) => { const f = new FormData(); f.append('image', new Blob([new Uint8Array(await sharp({ create: { width: w, height: h, channels: 3, background: c } }).composite([{ input: Buffer.from(`<svg width="${w}" height="${h}"><circle cx="${w/2}" cy="${h/2}" r="220" fill="#fff8e8"/><circle cx="${w/2}" cy="${h/2}" r="150" fill="#c2371c"/></svg>`) }]).png().toBuffer())]), 'p.png'); const r = await fetch(`${url}api/images`, { method: 'POST', headers: { authorization: `Bearer ${ben.token}` }, body: f }); return (await r.json()).id }
const ids = [await picture('#5f7a3c'), await picture('#8c2f52'), await picture('#d98c2b')]
const rimg = await picture('#3f6b62')
const pie = await api(ben.token, 'POST', 'recipes', { title: 'Plum pie with hazelnut crumble', ingredients: '3 plums', labels: ['Soups', 'Baking'], imageIds: [rimg] })
await api(ben.token, 'POST', 'recipes', { title: 'Lentil soup', ingredients: '3 lentils', labels: ['Soups'] })
const label = pie.labels[0].id
await api(ben.token, 'PUT', 'users/profile', { handle: `ben${Date.now() % 100000}`, about: 'Baker by night, father of two.\nI collect plum recipes: https://example.com/plums\nAsk me about sourdough.', profileImageIds: ids, profileItems: [{ kind: 'all', visibility: 'friends' }, { kind: 'label', labelId: label, visibility: 'public' }, { kind: 'recipe', recipeId: pie.id, visibility: 'public' }] })
const bh = (await api(ben.token, 'GET', 'users/')).handle
await api(anna.token, 'PUT', 'users/profile', { handle: `anna${Date.now() % 100000}` })
for (const [f, t, b, r] of [[ben, anna, 'Soup tonight?', null], [anna, ben, 'Yes! What can I bring? See https://example.com/bread', null], [ben, anna, 'This one, it is my grandmother’s', pie.id], [ben, anna, 'And a long one: ' + 'so much to say about plums and the way they fall from the tree in September '.repeat(3), null]] as const) await api(f.token, 'POST', 'messages', { to: t.id, body: b, recipeId: r })
await api(dora.token, 'POST', 'messages', { to: anna.id, body: 'שבת שלום! מה מבשלים?' })
await api(anna.token, 'PUT', `messages/threads/${dora.id}`, { muted: true })
const inv = await api(ben.token, 'POST', 'users/friends/invitations', {})
const browser = await chromium.launch({ executablePath: await sp.executablePath(), args: ['--no-sandbox'] })
const out = '/tmp/people-png'; await (await import('node:fs/promises')).mkdir(out, { recursive: true })
const shots: [string, any, string, ((p: any) => Promise<void>)?][] = [
  ['people', anna, '/people'], ['profile', anna, `/people/${bh}`], ['guest', null, `/people/${bh}`], ['own', ben, '/people/my-profile'], ['preview', ben, '/people/my-profile/preview'],
  ['messages', anna, '/messages'], ['search', anna, '/messages', async (p) => { await p.getByRole('searchbox').fill('plum'); await p.waitForTimeout(800) }],
  ['thread', anna, `/messages/${ben.id}`], ['invitation', null, `/people/invitation/${inv.secret}`],
  ['invite', anna, '/people', async (p) => { await p.getByRole('button', { name: /Invite|הזמנה/ }).first().click(); await p.getByRole('button', { name: /Make a link|יצירת/ }).click(); await p.waitForTimeout(600) }],
  ['closed', carl, `/people/${bh}`],
]
const only = process.argv[2]?.split(',')
for (const [size, w, h] of [['phone', 390, 844], ['desk', 1440, 900]] as const) for (const lang of ['en-us', 'he'] as const) {
  for (const [name, who, path, act] of shots) {
    if (only && !only.includes(name)) continue
    const dark = lang === 'he' && size === 'phone' || name === 'invite'
    const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: dark ? 'dark' : 'light', locale: lang === 'he' ? 'he' : 'en-US' })
    const page = await context.newPage()
    page.on('console', (m) => m.type() === 'error' && console.log(name, size, lang, m.text().slice(0, 200)))
    await page.addInitScript(([t, l]: any) => { if (t) localStorage.setItem('potluck:token', t) }, [who?.token ?? null, lang])
    await page.goto(`${url}#${path}`); await page.waitForTimeout(1600)
    await act?.(page).catch((e: any) => console.log(name, String(e).slice(0, 200)))
    await page.screenshot({ path: `${out}/${name}-${size}-${lang}.png`, fullPage: name === 'own' || name === 'people' || name === 'profile' })
    await context.close()
  }
}
await browser.close()
console.log('done', bh)

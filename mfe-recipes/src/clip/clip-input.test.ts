import { readInput, readInputFile } from './clip-input.ts'

const a = 'https://a.example/soup'
const b = 'https://b.example/stew?id=1'

test.each<[string, ReturnType<typeof readInput>]>([
  ['', { kind: 'nothing' }],
  ['  \n ', { kind: 'nothing' }],
  [a, { kind: 'link', url: a }],
  [` ${a} \n`, { kind: 'link', url: a }],
  ['a.example/soup', { kind: 'link', url: a }],
  [`${a}\n${b}`, { kind: 'links', urls: [a, b] }],
  [`${a} ${b} ${a}`, { kind: 'links', urls: [a, b] }],
  [`Look at this soup: ${a}.`, { kind: 'link', url: a }],
  [`${a} was not it, but ${b}`, { kind: 'link', url: b }],
  ['Toast\n2 slices bread\nToast the bread.', { kind: 'written', text: 'Toast\n2 slices bread\nToast the bread.' }],
  [`{"url":"${a}"}`, { kind: 'written', text: `{"url":"${a}"}` }],
  [`<p>${a}</p>`, { kind: 'written', text: `<p>${a}</p>` }],
  ['javascript:alert(1)', { kind: 'written', text: 'javascript:alert(1)' }],
])('the input %j is recognized as %j', (typed, input) => {
  expect(readInput(typed)).toEqual(input)
})

test('a long text that contains a link is recognized as a text', () => {
  const text = `Soup (${a})\n${'1 cup water\n'.repeat(40)}Boil it.`
  expect(readInput(text).kind).toBe('written')
})

test.each<[string, ReturnType<typeof readInput>]>([
  [`title,link\nSoup,${a}\nStew,${b}`, { kind: 'links', urls: [a, b] }],
  [
    `<!DOCTYPE NETSCAPE-Bookmark-file-1><DT><A HREF="${a}">Soup</A><DT><A HREF="${b}">Stew</A>`,
    { kind: 'links', urls: [a, b] },
  ],
  [`<!doctype html><a href="${a}">`, { kind: 'written', text: `<!doctype html><a href="${a}">` }],
  [a, { kind: 'link', url: a }],
])('a file with %j is recognized as %j', (text, input) => {
  expect(readInputFile(text)).toEqual(input)
})

import fc from 'fast-check'
import { readTolerantJson } from './tolerant-json.ts'

test.each([
  ['raw line breaks', '{"a":"one\ntwo"}', { a: 'one\ntwo' }],
  ['raw tabs', '{"a":"one\ttwo"}', { a: 'one\ttwo' }],
  ['block comments', '{/* here */"a":1/* and here */}', { a: 1 }],
  ['line comments', '{"a":1, // here\n"b":2}', { a: 1, b: 2 }],
  ['trailing commas', '{"a":[1,2,],}', { a: [1, 2] }],
  ['doubled commas', '{"a":[1,,2],,"b":3}', { a: [1, 2], b: 3 }],
  ['a comma twice between fields', '{"a":"x",,"b":["1 plum" , , "y"]}', { a: 'x', b: ['1 plum', 'y'] }],
  ['no comma between strings', '{"a":"x" "b":["1 plum" "2 eggs" "½ l"]}', { a: 'x', b: ['1 plum', '2 eggs', '½ l'] }],
  ['no comma and no blank before a field', '{"a":"x""b":1}', { a: 'x', b: 1 }],
  ['semicolons between fields', '{"a":"x";"b":1}', { a: 'x', b: 1 }],
  ['a missing comma after an object', '{"a":{"n":"x"} "b":"y"}', { a: { n: 'x' }, b: 'y' }],
  ['missing commas', '{"a":"x"\n"b":"y"}', { a: 'x', b: 'y' }],
  ['unescaped quotes', '{"a":"a 10" pan, "greased" well","b":1}', { a: 'a 10" pan, "greased" well', b: 1 }],
  ['single quotes', "{'a':'it'}", { a: 'it' }],
  ['bare keys', '{a:1,b:true}', { a: 1, b: true }],
  ['bad escapes', '{"a":"it\\\'s \\x fine\\u00e9"}', { a: "it's x fineé" }],
  ['a CDATA wrapper', '//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
  ['an HTML comment', '<!-- {"a":1} -->', { a: 1 }],
  ['a semicolon at the end', '{"a":1};', { a: 1 }],
  ['a cut-off end', '{"a":[{"b":"c', { a: [{ b: 'c' }] }],
  ['several values', '{"a":1}{"b":2}', [{ a: 1 }, { b: 2 }]],
])('the reader accepts JSON with %s', (_, text, value) => {
  expect(readTolerantJson(text)).toEqual(value)
})

test('valid JSON gives the same value as JSON.parse', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(readTolerantJson(text)).toEqual(JSON.parse(text))
    }),
  )
})

test('valid objects that lost only their last bracket keep their values', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-z "]{0,20}$/)), (value) => {
      expect({ ...Object(readTolerantJson(JSON.stringify(value).slice(0, -1))) }).toEqual(value)
    }),
  )
})

test('the reader accepts any text without an error', () => {
  const piece = fc.constantFrom('{', '}', '[', ']', '"', "'", ':', ',', '\\', '/*', '//', 'a', '1', '\n', ' ', '<!--')
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      readTolerantJson(pieces.join(''))
    }),
  )
})

test.each([
  ['quotes', 'x" y '],
  ['open strings', '["'],
  ['comments', '/*'],
  ['open objects', '{"a":'],
  ['quotes before white space', `x"${' '.repeat(50)}\n`],
  ['commas after quotes', 'b", '],
  ['backslashes', '\\\\"'],
  ['bare words', '{a '],
])('a million characters of %s take linear time', (_, piece) => {
  const started = process.cpuUsage()
  readTolerantJson(`{"a":"${piece.repeat(1_000_000 / piece.length)}`)
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1000).toBeLessThan(10_000)
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processorTimeOf } from './processor-time.ts'

/** The pieces that hostile texts repeat: signs that begin, join or end something, alone and before a letter. */
const pieces = [
  ...'=-*_#~>+.,:;!?/\\|&%@^$\'"`“„«()[]{}<°–—…•·'.split(''),
  ...['a', 'é', 'я', 'ß', 'ש', '汁', 'か', '찌', '1', '½', '٣', ' ', '\t', '\n', '\r\n', '\u00a0', '\u200e'],
  ...['e\u0301', '\u0301', '\ufdfa', '👩‍🍳', '1/', '1 1/', '1 / ', '1 ½ ', '1-', '1 – ', '1,', '1.', '1:', '1 x '],
  ...['a ', 'a b ', 'A ', 'é ', 'ש ', '1 ', '1 g ', '1 cup ', '1 h ', '10 min ', '180 ° ', '= ', '- ', '* ', '# '],
  ...['( ', ') ', '[a] ', '(a) ', '"a" ', "a'", "'s ", '**a', '__a ', '*a* ', '1. ', '1) ', 'a, ', 'a. ', 'a: ', 'a; '],
  ...['a-', 'a/', 'a\n', '1 a\n', '- a\n', 'a:\n', '<b>', '<p>a', '</p>', '<!--', '&amp;', '&#', 'www.', 'http://'],
  ...['step ', 'for ', 'per ', 'serves 4 ', 'to taste ', 'ca. ', 'of the ', 'label:', 'time<', '"a ', '-a ', 'null,'],
]

/** Each piece, with a sign before and after it that makes a greedy reader start again. */
const hostileTexts = pieces.flatMap((piece) => [
  { piece, begin: '', end: 'x' },
  { piece, begin: 'a', end: 'x' },
  { piece, begin: 'a', end: '' },
])

type HostileText = (typeof hostileTexts)[number]

const textOf = ({ piece, begin, end }: HostileText, length: number): string =>
  begin + piece.repeat(Math.ceil(length / piece.length)).slice(0, length) + end

/** Lengths of the texts. Each text has the first length; if that takes long, the second length and its double are compared. */
const lengths = { tried: 3_000, short: 10_000 } as const

/** Shorter calls are not judged, milliseconds: there, chance makes the ratio. */
const floor = { tried: 6, long: 100 } as const

/** Twice is linear, four times is quadratic. */
const mostTimes = 3

type Call = (text: string) => unknown

/** The text for a parameter that takes one. */
const textTypes: Readonly<Record<string, (text: string) => unknown>> = {
  string: (text) => text,
  'readonly string[]': (text) => [text],
  'Iterable<string>': (text) => [text],
  unknown: (text) => text,
}

/** The value for a parameter; undefined if none is known. */
type Fill = ((text: string) => unknown) | undefined

const exported =
  /export (?:async )?(?:function\*? |const )(\w+)(?: = (?:async )?)?(?:<[^(]*>)?\(((?:[^()]|\([^()]*\))*)\)/g

/** The types of the parameters that must be given, as a source writes them. */
function typesOf(parameters: string): readonly string[] {
  const required = parameters.replace(/\/\*.*?\*\//gs, '').split(/,(?![^<{(]*[>})])/)
  return required.flatMap((parameter) => {
    const [name = '', type = ''] = parameter.split(/:(.*)/s)
    return parameter.trim() === '' || /\?\s*$/.test(name) || / = /.test(parameter) ? [] : [type.trim()]
  })
}

function filesOf(sources: string): readonly string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.ts$/.test(name) && !/\.test\.ts$|testing\//.test(name),
  )
}

const isIterable = (given: unknown): given is Iterable<unknown> =>
  typeof given === 'object' && given !== null && Symbol.iterator in given

function run(call: Call, text: string): void {
  const given = call(text)
  // A generator only works when its values are read.
  if (isIterable(given)) Array.from(given)
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

/** How many times as long a call takes for twice the text; 0 if it is too short to be judged. */
function growthOf(call: Call, text: HostileText): number {
  const timeOf = (length: number) => processorTimeOf(() => run(call, textOf(text, length)))
  const tried = timeOf(lengths.tried)
  // A call that is slow already would take minutes for long texts.
  const length = tried > floor.long ? lengths.tried : lengths.short
  const growth = () => {
    const [shorter, longer] = [timeOf(length), timeOf(length * 2)]
    return longer < floor.long ? 0 : longer / Math.max(shorter, 1)
  }
  const first = tried < floor.tried ? 0 : growth()
  // The machine may disturb one measurement of three, but not two.
  return first <= mostTimes ? first : median([first, growth(), growth()])
}

type Load = (path: string) => Promise<Readonly<Record<string, unknown>>>
type Known = Readonly<Record<string, unknown>>

/** The exported functions of a package that take a text. */
async function callsOf(sources: string, load: Load, known: Known): Promise<ReadonlyMap<string, Call>> {
  const calls = new Map<string, Call>()
  for (const path of filesOf(sources)) {
    const module = await load(path)
    for (const [, name = '', parameters = ''] of readFileSync(join(sources, path), 'utf8').matchAll(exported)) {
      const types = typesOf(parameters)
      const fills = types.map((type): Fill => textTypes[type] ?? (type in known ? () => known[type] : undefined))
      const called = module[name]
      if (!types.some((type) => type in textTypes) || fills.includes(undefined) || typeof called !== 'function')
        continue
      calls.set(`${path} ${name}`, (text) => called(...fills.map((fill) => fill?.(text))))
    }
  }
  return calls
}

/**
 * Tests that no exported function of a package that takes a text needs more than linear time for it: twice the text takes
 * at most three times the processor time. Parameters of other types are given what `others` has for them; functions with
 * a parameter that it does not know are left out.
 * @param sources its folder of source
 * @param load imports a module of the package, by its path in the folder
 * @param others what to give for the types of parameters, as the sources write them
 * @param least functions that must have been found, so that the test does not pass by finding none
 */
export function describeLinearTime(sources: string, load: Load, others: () => Promise<Known>, least: number): void {
  test('a text of twice the length takes no function more than three times the processor time', async () => {
    const calls = await callsOf(sources, load, await others())
    const slow: string[] = []
    for (const [name, call] of calls) {
      const text = hostileTexts.find((hostile) => growthOf(call, hostile) > mostTimes)
      if (text) slow.push(`${name} of ${JSON.stringify(text)}`)
    }
    expect(slow).toEqual([])
    expect(calls.size).toBeGreaterThanOrEqual(least)
  }, 120_000)
}

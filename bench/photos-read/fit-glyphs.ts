/**
 * Fits the model that tells digits and fractions by their look, and writes its weights into shared/photo-text.
 *
 *   node bench/photos-read/fit-glyphs.ts
 *
 * The typefaces that are not fitted measure it: prints per cent of signs that are told, and of fractions.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type GlyphWeights,
  glyphClasses,
  hiddenCount,
  hiddenOf,
  hiddenSize,
  packWeights,
  probabilitiesOf,
} from '@potluck/photo-text/glyph-classes'
import { featureCount } from '@potluck/photo-text/glyph-features'
import { startBrowser } from './browser.ts'
import { randomFrom } from './distort.ts'
import { type Sample, samplesOf } from './glyph-samples.ts'
import { typefaces } from './typefaces.ts'

const passes = 14

function begin(random: () => number): GlyphWeights {
  const layer = (size: number, spread: number) => Float32Array.from({ length: size }, () => (random() * 2 - 1) * spread)
  return {
    hidden: layer(hiddenSize, Math.sqrt(3 / featureCount)),
    output: layer(glyphClasses.length * (hiddenCount + 1), Math.sqrt(3 / hiddenCount)),
  }
}

/** Moves a row of weights and its bias. */
function move(layer: Float32Array, start: number, inputs: Float32Array, step: number): void {
  for (const [at, input] of inputs.entries()) layer[start + at] = (layer[start + at] ?? 0) - step * input
  layer[start + inputs.length] = (layer[start + inputs.length] ?? 0) - step
}

/** One step of gradient descent. */
function learn(weights: GlyphWeights, { features, class: expected }: Sample, rate: number): void {
  const hidden = hiddenOf(weights, features)
  const errors = probabilitiesOf(weights, hidden).map((value, at) => value - (at === expected ? 1 : 0))
  const back = new Float32Array(hiddenCount)
  for (const [at, error] of errors.entries()) {
    const start = at * (hiddenCount + 1)
    for (const unit of back.keys()) back[unit] = (back[unit] ?? 0) + error * (weights.output[start + unit] ?? 0)
    move(weights.output, start, hidden, rate * error)
  }
  for (const [unit, error] of back.entries())
    if ((hidden[unit] ?? 0) > 0) move(weights.hidden, unit * (featureCount + 1), features, rate * error)
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items]
  for (let at = result.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [result[at], result[other]]
    if (one !== undefined && two !== undefined) [result[at], result[other]] = [two, one]
  }
  return result
}

function fit(samples: readonly Sample[]): GlyphWeights {
  const random = randomFrom(1)
  const weights = begin(random)
  for (let pass = 0; pass < passes; pass++) {
    const rate = 0.012 * (1 - pass / passes) + 0.0005
    for (const sample of shuffled(samples, random)) learn(weights, sample, rate)
  }
  return weights
}

/** Rounds as the stored weights are rounded, and tells how many samples are told. */
function measure(weights: GlyphWeights, samples: readonly Sample[]) {
  const isNumber = (at: number) => at < glyphClasses.length - 1
  let [right, numbers, rightNumbers, falseNumbers] = [0, 0, 0, 0]
  const confusions = new Map<string, number>()
  for (const { features, class: expected } of samples) {
    const probabilities = probabilitiesOf(weights, hiddenOf(weights, features))
    const best = probabilities.indexOf(Math.max(...probabilities))
    if (best === expected) right++
    else {
      const name = `${glyphClasses[expected] || 'other'}>${glyphClasses[best] || 'other'}`
      confusions.set(name, (confusions.get(name) ?? 0) + 1)
    }
    if (isNumber(expected)) {
      numbers++
      if (best === expected) rightNumbers++
    } else if (isNumber(best)) falseNumbers++
  }
  const worst = [...confusions].sort(([, one], [, other]) => other - one).slice(0, 15)
  return {
    samples: samples.length,
    right: (100 * right) / samples.length,
    numbers: (100 * rightNumbers) / numbers,
    otherTakenForNumber: (100 * falseNumbers) / (samples.length - numbers),
    worst: Object.fromEntries(worst),
  }
}

const browser = await startBrowser()
const fitted: Sample[] = []
const unseen: Sample[] = []
for (const [at, typeface] of typefaces.entries()) {
  const samples = await samplesOf(browser, typeface, 100 + at)
  ;(typeface.isFitted ? fitted : unseen).push(...samples)
}
await browser.close()
console.log(fitted.length, unseen.length)
const weights = fit(fitted)
const file = fileURLToPath(import.meta.resolve('@potluck/photo-text/glyph-weights'))
writeFileSync(
  file,
  `/** Written by bench/photos-read/fit-glyphs.ts: the model of \`glyph-classes.ts\`, as \`packWeights\` packs it. */\nexport const glyphWeights =\n  '${packWeights(weights)}'\n`,
)
console.log(JSON.stringify({ fitted: measure(weights, fitted), unseen: measure(weights, unseen) }, null, 2))

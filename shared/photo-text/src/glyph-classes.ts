import { featureCount } from './glyph-features.ts'
import { glyphWeights } from './glyph-weights.ts'

/** Fractions that one sign stands for. */
export const fractionSigns = ['½', '⅓', '⅔', '¼', '¾', '⅛', '⅜', '⅝', '⅞', '⅕'] as const

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** The classes of a glyph; the empty one is any other. */
export const glyphClasses: readonly string[] = [...digits, '/', ...fractionSigns, '']

/** Number of values between input and output of the model. */
export const hiddenCount = 40

/** The class of a glyph, and its probability. */
export interface GlyphClass {
  /** One of `glyphClasses`. */
  readonly sign: string
  /** 0 to 1. */
  readonly probability: number
  /** The most likely fraction, whatever is likelier, and how likely it is. */
  readonly fraction: { readonly sign: string; readonly probability: number }
}

/** Weights of the model: for each hidden value one per feature and its bias, then the same for each class. */
interface GlyphWeights {
  readonly hidden: Float32Array
  readonly output: Float32Array
}

const hiddenSize = hiddenCount * (featureCount + 1)
const outputSize = glyphClasses.length * (hiddenCount + 1)

/** Weights are stored as bytes around 128, with a scale for each layer in front. */
function unpackWeights(packed: string): GlyphWeights {
  const [hiddenScale = '1', outputScale = '1', base64 = ''] = packed.split(' ')
  const bytes = atob(base64)
  const layer = (from: number, size: number, scale: number) =>
    Float32Array.from({ length: size }, (_, at) => ((bytes.charCodeAt(from + at) || 128) - 128) * scale)
  return {
    hidden: layer(0, hiddenSize, Number(hiddenScale)),
    output: layer(hiddenSize, outputSize, Number(outputScale)),
  }
}

/** The hidden values of the model for a sign. */
function hiddenOf({ hidden }: GlyphWeights, features: Float32Array): Float32Array {
  const values = new Float32Array(hiddenCount)
  for (let unit = 0; unit < hiddenCount; unit++) {
    const start = unit * (featureCount + 1)
    let sum = hidden[start + featureCount] ?? 0
    for (let at = 0; at < featureCount; at++) sum += (hidden[start + at] ?? 0) * (features[at] ?? 0)
    values[unit] = Math.max(0, sum)
  }
  return values
}

/** How likely each class is, from the hidden values. */
function probabilitiesOf({ output }: GlyphWeights, hidden: Float32Array): Float32Array {
  const values = new Float32Array(glyphClasses.length)
  for (let at = 0; at < values.length; at++) {
    const start = at * (hiddenCount + 1)
    let sum = output[start + hiddenCount] ?? 0
    for (let unit = 0; unit < hiddenCount; unit++) sum += (output[start + unit] ?? 0) * (hidden[unit] ?? 0)
    values[at] = sum
  }
  const most = values.reduce((before, value) => Math.max(before, value), Number.NEGATIVE_INFINITY)
  const total = values.reduce((before, value) => before + Math.exp(value - most), 0)
  return values.map((value) => Math.exp(value - most) / total)
}

let fitted: GlyphWeights | null = null

/** Tells digits and fractions by their look, because Tesseract knows no fraction. @param features as of `featuresOf` */
export function classOf(features: Float32Array): GlyphClass {
  fitted ??= unpackWeights(glyphWeights)
  const probabilities = probabilitiesOf(fitted, hiddenOf(fitted, features))
  let best = 0
  let bestFraction = glyphClasses.indexOf('½')
  for (const [at, probability] of probabilities.entries()) {
    if (probability > (probabilities[best] ?? 0)) best = at
    const isFraction = at > glyphClasses.indexOf('/') && at < glyphClasses.length - 1
    if (isFraction && probability > (probabilities[bestFraction] ?? 0)) bestFraction = at
  }
  return {
    sign: glyphClasses[best] ?? '',
    probability: probabilities[best] ?? 0,
    fraction: { sign: glyphClasses[bestFraction] ?? '', probability: probabilities[bestFraction] ?? 0 },
  }
}

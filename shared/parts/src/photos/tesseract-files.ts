/** The engine that reads photos, as files of this server: from npm at build time, never from another host. */
export const engineFiles = {
  worker: new URL('tesseract.js/dist/worker.min.js', import.meta.url).href,
  core: new URL('tesseract.js-core/tesseract-core-simd-lstm.wasm.js', import.meta.url).href,
}

/**
 * The engine's data on the letters of each language. The build puts all into one folder, where it looks for them by
 * name.
 */
const trained: Readonly<Record<string, string>> = {
  eng: new URL('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz', import.meta.url).href,
  deu: new URL('@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz', import.meta.url).href,
  ita: new URL('@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz', import.meta.url).href,
  ukr: new URL('@tesseract.js-data/ukr/4.0.0_best_int/ukr.traineddata.gz', import.meta.url).href,
  heb: new URL('@tesseract.js-data/heb/4.0.0_best_int/heb.traineddata.gz', import.meta.url).href,
}

/**
 * Names of the engine's data for the language of the cook and English, in the order in which they are tried. Most are read
 * together with English; Hebrew is mixed up with it, so English comes after that. A language without data is left out.
 */
export function engineLanguages(language: string): readonly (readonly string[])[] {
  const tries: Readonly<Record<string, readonly (readonly string[])[]>> = {
    'de-de': [['deu', 'eng']],
    'it-it': [['ita', 'eng']],
    'uk-ua': [['ukr', 'eng']],
    he: [['heb'], ['eng']],
  }
  return tries[language] ?? [['eng']]
}

/** The folder of the data, without its last slash. */
export const trainedFolder = new URL('.', trained.eng).href.replace(/\/$/, '')

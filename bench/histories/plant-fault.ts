/** Loaded before a bench: takes the rule out of the product that `PLANTED_FAULT` numbers. */
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { faults } from './faults.ts'

const fault = faults[Number(process.env.PLANTED_FAULT)]
if (!fault) throw new Error('PLANTED_FAULT is the number of no fault')
const address = new URL(`../../${fault.file}`, import.meta.url).href

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (url !== address) return loaded
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
    if (source.split(fault.text).length !== 2) throw new Error(`${fileURLToPath(url)} has no such rule: ${fault.rule}`)
    return { ...loaded, source: source.replace(fault.text, fault.replacement) }
  },
})

/** Builds the extension and packs it: `dist/browser-extension.zip`. */
import { zip } from 'wxt'

await zip({ root: import.meta.dirname })

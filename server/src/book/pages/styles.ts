import { readFileSync } from 'node:fs'
import { ownFile } from '../../machinery/base/own-file.ts'
import { type PagePart, pagePart } from './page.ts'

const sheet = (name: string): PagePart => pagePart(readFileSync(ownFile(`book/pages/${name}.css`), 'utf8'))

/** Colours and type, which every page has. */
export const baseStyle = sheet('base')

/** The page of a link, on screens and on paper. */
export const shareStyle = sheet('share')

/** A card for frames. */
export const embedStyle = sheet('embed')

/** Pages to print. */
export const printStyle = sheet('print')

export const paperStyle = { a4: sheet('paper-a4'), letter: sheet('paper-letter') } as const

export const largeTypeStyle = sheet('large-type')

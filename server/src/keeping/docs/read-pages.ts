import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Marked, type Token } from 'marked'
import { ownFile } from '../../machinery/base/own-file.ts'
import { Html } from '../../machinery/web/http/html.ts'

/** The part of a page under one heading. */
export interface DocsSection {
  readonly heading: string
  /** The name by which links lead to the heading. */
  readonly anchor: string
  /** Without the signs of Markdown. */
  readonly text: string
}

/** A page of the documentation. */
export interface DocsPage {
  /** Relative to the folder: `decisions/README.md`. */
  readonly path: string
  readonly title: string
  readonly content: Html
  readonly sections: readonly DocsSection[]
}

/** The folder lies beside the server, in the sources and in a release. */
const folder = join(ownFile('main'), '../../../docs')

/** The anchor of a heading, as GitHub names it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*#|]|-{3,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Whether a link leads to a page that is not served: a file of the sources. */
const leavesFolder = (path: string, target: string): boolean =>
  !/^([a-z]+:|#)/.test(target) && !new URL(target, `http://docs/docs/${path}`).pathname.match(/^\/docs\/.*\.md$/)

const markedFor = (path: string): Marked =>
  new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${anchorOf(plain(text))}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        return leavesFolder(path, href) ? this.parser.parseInline(tokens) : false
      },
    },
  })

function sectionsOf(tokens: readonly Token[], title: string): readonly DocsSection[] {
  const sections: { heading: string; anchor: string; text: string }[] = []
  for (const token of tokens) {
    if (token.type === 'heading') {
      const heading = plain(token.raw)
      sections.push({ heading, anchor: anchorOf(heading), text: '' })
      continue
    }
    const last = sections.at(-1) ?? { heading: title, anchor: '', text: '' }
    if (sections.length === 0) sections.push(last)
    last.text = `${last.text} ${plain(token.raw)}`.trim()
  }
  return sections
}

async function readPage(path: string): Promise<DocsPage> {
  const text = await readFile(join(folder, path), 'utf8')
  const marked = markedFor(path)
  const tokens = marked.lexer(text)
  const title = plain(/^# (.*)$/m.exec(text)?.[1] ?? path)
  // A wide table is scrolled by itself, by keys too.
  const content = marked
    .parser(tokens)
    .replaceAll('<table>', '<div role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
  return { path, title, content: new Html(content), sections: sectionsOf(tokens, title) }
}

/** All pages by their path, sorted by title; none where the folder was not delivered. */
export async function readPages(): Promise<ReadonlyMap<string, DocsPage>> {
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  const paths = files.filter((file) => file.endsWith('.md')).map((file) => file.replaceAll('\\', '/'))
  const pages = await Promise.all(paths.map(readPage))
  const sorted = pages.sort((one, other) => one.title.localeCompare(other.title, 'en'))
  return new Map(sorted.map((page) => [page.path, page]))
}

import { completeAddress } from '../book/web-address.ts'

/** The input of the box, classified by its form. */
export type ClipInput =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'links'; readonly urls: readonly string[] }
  /** HTML, JSON-LD or plain text. */
  | { readonly kind: 'written'; readonly text: string }

const webLink = /https?:\/\/[^\s"'<>]+/gi

/** Punctuation around a link in a sentence. */
const withoutEnd = (link: string): string => link.replace(/[.,;:!?)\]»”]+$/, '')

const linksIn = (text: string): string[] => [...new Set((text.match(webLink) ?? []).map(withoutEnd))]

/** Maximum length of a message that phones share with a link. A longer one is a text. */
const longestMessage = 400

/**
 * Recognizes a link, several links or a text. Words shared with a link describe it. The last link of a message is used.
 */
export function readInput(typed: string): ClipInput {
  const text = typed.trim()
  if (text === '') return { kind: 'nothing' }
  const words = text.split(/\s+/)
  const links = [...new Set(words.map(completeAddress).filter((word) => /^https?:\/\/[^\s"'<>]+$/i.test(word)))]
  const isList = words.every((word) => /^https?:\/\//i.test(completeAddress(word)))
  const [first] = links
  if (isList && first !== undefined)
    return links.length === 1 ? { kind: 'link', url: first } : { kind: 'links', urls: links }
  const shared = /^[{[<]/.test(text) || text.length > longestMessage ? [] : linksIn(text)
  const last = shared.at(-1)
  return last === undefined || text.split('\n').length > 4 ? { kind: 'written', text } : { kind: 'link', url: last }
}

const isPage = /^\s*(?:<!doctype html|<html|[{[])/i

/** Classifies a file: a saved page, a list of links, or bookmarks of a browser. */
export function readInputFile(text: string): ClipInput {
  if (isPage.test(text) && !/NETSCAPE-Bookmark/i.test(text.slice(0, 200))) return { kind: 'written', text }
  const urls = linksIn(text)
  return urls.length > 1 ? { kind: 'links', urls } : readInput(text)
}

import { completeAddress } from '../book/web-address.ts'

/** What was put into the box, as far as its form tells. */
export type ClipInput =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'links'; readonly urls: readonly string[] }
  /** HTML, JSON-LD or plain text. */
  | { readonly kind: 'written'; readonly text: string }

const webLink = /https?:\/\/[^\s"'<>]+/gi

/** What punctuation around a link in a sentence is no part of it. */
const withoutEnd = (link: string): string => link.replace(/[.,;:!?)\]»”]+$/, '')

const linksIn = (text: string): string[] => [...new Set((text.match(webLink) ?? []).map(withoutEnd))]

/** A few words around a link, as phones share it; more is a text of its own. */
const longestMessage = 400

/**
 * Tells a link, many links and something written apart. Words that are shared with a link are about it: of several
 * links in one message the last is meant.
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

/** What a file holds: a page that was saved, or links, as a list of them or a browser's bookmarks. */
export function readInputFile(text: string): ClipInput {
  if (isPage.test(text) && !/NETSCAPE-Bookmark/i.test(text.slice(0, 200))) return { kind: 'written', text }
  const urls = linksIn(text)
  return urls.length > 1 ? { kind: 'links', urls } : readInput(text)
}

import { fold } from '@potluck/search/fold'

/** Most characters that a title is sorted by: an index entry has an upper size. */
const sortLength = 200

/** Numbers sort by their size: each is written with the count of its digits before it ("2" before "10"). */
const sortableNumber = (digits: string): string => {
  const number = digits.replace(/^0+(?=\d)/, '')
  return `${String(Math.min(number.length, 99)).padStart(2, '0')}${number}`
}

/** What a title is sorted by: folded, punctuation aside, numbers by their size. Compared by code points. */
export function sortTitle(title: string): string {
  const words = fold(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return (words || title).replace(/\d+/g, sortableNumber).slice(0, sortLength)
}

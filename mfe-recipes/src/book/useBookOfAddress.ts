import { useSearchParams } from 'react-router-dom'
import { bookToWrite } from './all-books.ts'

/**
 * The book in the address of a page that only reads (`?kitchen=`): a kitchen, or all books; undefined for the own book.
 */
export const useBooksOfAddress = (): string | undefined => useSearchParams()[0].get('kitchen') ?? undefined

/** The kitchen whose book the address of the screen names; undefined for the own book. */
export const useBookOfAddress = (): string | undefined => bookToWrite(useBooksOfAddress())

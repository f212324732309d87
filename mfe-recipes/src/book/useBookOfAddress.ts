import { useSearchParams } from 'react-router-dom'

/** The kitchen whose book the address of the screen names (`?kitchen=`); undefined for the own book. */
export const useBookOfAddress = (): string | undefined => useSearchParams()[0].get('kitchen') ?? undefined

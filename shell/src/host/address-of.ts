import type { Location } from 'react-router'

/** The address of a place inside the product, without the `#` of the page. */
export const addressOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash

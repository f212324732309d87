import type { Clipping } from '@potluck/api/clip'

/** A clipping of which only the link is known. */
export const blankClipping = (url: string): Clipping => ({
  ...{ title: '', description: '', yield: '', activeTime: '', totalTime: '', source: '', author: '', url, notes: '' },
  ...{ ingredients: '', instructions: '', nutrition: '', keywords: [], images: [], imageURL: '' },
  ...{
    outcome: 'no recipe',
    format: 'html',
    origins: {},
    others: [],
    lines: [],
    isVideo: false,
    links: [],
    unproven: [],
  },
})

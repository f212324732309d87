/** Most photos and PDFs that are read as one recipe. */
export const maxFiles = 10

/** Largest file that is read, bytes: as large as a picture of a recipe may be. */
export const maxFileBytes = 30_000_000

/** A photo or a PDF of the recipe, in the cook's order. */
export interface PhotoPage {
  /** Key on the screen. */
  readonly key: number
  readonly file: File
  /** Quarters of a turn, clockwise, that the cook has given it. */
  readonly quarters: number
}

export type PagesChange =
  | { readonly do: 'add'; readonly files: readonly File[] }
  | { readonly do: 'remove'; readonly key: number }
  | { readonly do: 'turn'; readonly key: number }
  | { readonly do: 'move'; readonly key: number; readonly to: number }

export interface PhotoPages {
  readonly pages: readonly PhotoPage[]
  readonly nextKey: number
  /** Files of the last choice that were left out: too many, or too large. */
  readonly refused: number
}

export const noPages: PhotoPages = { pages: [], nextKey: 0, refused: 0 }

export const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name)

function withFiles({ pages, nextKey }: PhotoPages, files: readonly File[]): PhotoPages {
  const accepted = files.filter(({ size }) => size <= maxFileBytes).slice(0, maxFiles - pages.length)
  const added = accepted.map((file, at) => ({ key: nextKey + at, file, quarters: 0 }))
  return {
    pages: [...pages, ...added],
    nextKey: nextKey + added.length,
    refused: files.length - accepted.length,
  }
}

function movedTo(pages: readonly PhotoPage[], key: number, to: number): readonly PhotoPage[] {
  const page = pages.find((each) => each.key === key)
  return page ? pages.filter((each) => each !== page).toSpliced(to, 0, page) : pages
}

/** The reducer of the pages of a recipe. */
export function changePages(before: PhotoPages, change: PagesChange): PhotoPages {
  switch (change.do) {
    case 'add':
      return withFiles(before, change.files)
    case 'remove':
      return { ...before, pages: before.pages.filter(({ key }) => key !== change.key), refused: 0 }
    case 'turn':
      return {
        ...before,
        pages: before.pages.map((page) =>
          page.key === change.key ? { ...page, quarters: (page.quarters + 1) % 4 } : page,
        ),
      }
    case 'move':
      return { ...before, pages: movedTo(before.pages, change.key, change.to) }
  }
}

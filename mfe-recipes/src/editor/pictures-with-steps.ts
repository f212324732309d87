import { renumberPhotos } from '@potluck/cooking/step-photos'
import { movedTo } from './pictures.ts'
import type { Pictures } from './usePictures.ts'

interface Steps {
  readonly instructions: string
  readonly onInstructions: (instructions: string) => void
}

/** The pictures of the editor. Steps that name their numbers follow when pictures are moved and removed. */
export function picturesWithSteps(all: Pictures, { instructions, onInstructions }: Steps): Pictures {
  const before = all.pictures.map(({ key }) => key)
  function follow(after: readonly string[]) {
    const followed = renumberPhotos(instructions, (number) => {
      const key = before[number - 1]
      if (key === undefined) return undefined
      const place = after.indexOf(key)
      return place === -1 ? null : place + 1
    })
    if (followed !== instructions) onInstructions(followed)
  }
  return {
    ...all,
    remove(key) {
      follow(before.filter((one) => one !== key))
      all.remove(key)
    },
    move(key, place) {
      follow(movedTo(all.pictures, key, place).map((one) => one.key))
      all.move(key, place)
    },
  }
}

import type { Folder } from '@potluck/api/recipes'

/** Where a recipe lies: what was deleted rests in the trash, which no list of a folder shows. */
export type StoredFolder = Folder | 'trash'

export interface RecipeTables {
  recipes: {
    ownerId: string
    id: string
    folder: StoredFolder
    /** Of what is in the trash: when it came there, and from where. */
    deletedAt: string | null
    deletedFrom: Folder | null
    /** The latest of its cookings. */
    lastCookedAt: string | null
    /** The sort key of the title (`sortTitle`), so that both databases sort alike. */
    sortTitle: string
    rating: number | null
    createdAt: string
    updatedAt: string
    /** Counts the saves. */
    version: number
    /** The sender, on the recipient's copy. */
    fromUserId: string | null
    /** Digest of the draft it was made from: tells a retried create from another recipe with the same id. */
    draftDigest: string
    /** Digest of the draft saved last: tells a retried save from a lost update. */
    savedDigest: string
    /** `minutesOf` the total time; null where that does not say. */
    totalMinutes: number | null
    /** Names what the index of words knows of it as it was saved last; 0 while it is not in the index. */
    searchNumber: number
    title: string
    yield: string
    activeTime: string
    totalTime: string
    source: string
    url: string
    description: string
    ingredients: string
    instructions: string
    notes: string
    author: string
    nutrition: string
  }
  /** How many recipes a folder holds: counted when one is written, as it is asked with each page. */
  folderCounts: {
    ownerId: string
    folder: StoredFolder
    count: number
  }
  recipeImages: {
    ownerId: string
    recipeId: string
    /** From 0, in the order shown. */
    position: number
    imageId: string
  }
  /** A recipe and another one that it takes. Both are of one book, and they never go round in a circle. */
  linkedRecipes: {
    ownerId: string
    recipeId: string
    linkedId: string
  }
  recipeLabels: {
    ownerId: string
    labelId: string
    recipeId: string
  }
  labels: {
    ownerId: string
    id: string
    /** Cleaned (`cleanLabelTitle`). */
    title: string
    /** `labelKey`; once for each owner. */
    lowerTitle: string
    /** The group that it stands in; all labels of a group spell it alike. */
    groupTitle: string | null
    createdAt: string
    updatedAt: string
  }
  images: {
    ownerId: string
    id: string
    /** Names the files: one picture owned by many is stored once. */
    digest: string
    createdAt: string
    /** The size of its files. */
    bytes: number
    /** When the last recipe let go of it: from then on it does not open. */
    detachedAt: string | null
  }
}

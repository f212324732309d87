import type { Folder } from '@potluck/api/recipes'
import type { TextField } from '@potluck/recipe/fields'

/** The folder of a recipe; deleted ones are in the trash, which no list of a folder contains. */
export type StoredFolder = Folder | 'trash'

/** A recipe: a column for each of its texts, and what is known of it besides. */
interface RecipeRow extends Record<TextField, string> {
  ownerId: string
  id: string
  folder: StoredFolder
  /** For a recipe in the trash: the time of its deletion, and its previous folder. */
  deletedAt: string | null
  deletedFrom: Folder | null
  /** The time of its latest cooking. */
  lastCookedAt: string | null
  /** The sort key of the title (`sortTitle`), so that both databases sort in the same order. */
  sortTitle: string
  rating: number | null
  createdAt: string
  updatedAt: string
  /** The kitchen of a recipe that its cook keeps to themselves, in their own book; null for all others. */
  onlyForMeIn: string | null
  /** The id of the recipe that it is a copy of, or that its source is; null where it is none. */
  familyId: string | null
  /** The number of saves. */
  version: number
  /** The sender, on the recipient's copy. */
  fromUserId: string | null
  /** In a kitchen, who added it, and who saved it last. Ids of people who may be gone. */
  addedById: string | null
  savedById: string | null
  /** Digest of the draft of its creation: distinguishes a repeated create from another recipe with the same id. */
  draftDigest: string
  /** Digest of the last saved draft: distinguishes a repeated save from a lost update. */
  savedDigest: string
  /** The total time in minutes (`minutesOf`); null if it contains none. */
  totalMinutes: number | null
  /** Its id in the index of words, new with each save; 0 while it is not indexed. */
  searchNumber: number
}

export interface RecipeTables {
  recipes: RecipeRow
  /** The number of recipes in each folder: counted with each write, because each page needs it. */
  folderCounts: {
    ownerId: string
    folder: StoredFolder
    count: number
  }
  recipeImages: {
    ownerId: string
    recipeId: string
    /** From 0, in display order. */
    position: number
    imageId: string
  }
  /** A recipe and another one that it uses. Both are in one book, and links have no cycles. */
  linkedRecipes: {
    ownerId: string
    recipeId: string
    linkedId: string
    /** By which words a line names the other one: its title when they were linked, or what the cook wrote. */
    words: string
  }
  /** A link between two recipes that are in two books for now: it comes back when both are in one. */
  partedLinks: {
    ownerId: string
    recipeId: string
    otherId: string
    /** 1 where the recipe uses the other one, 0 where it is used. */
    usesOther: 0 | 1
    words: string
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
    /** `labelKey`; unique for each owner. */
    lowerTitle: string
    /** Its group; all labels of a group spell it the same. */
    groupTitle: string | null
    createdAt: string
    updatedAt: string
  }
  images: {
    ownerId: string
    id: string
    /** Names the files: a picture with many owners is stored once. */
    digest: string
    createdAt: string
    /** The size of its files. */
    bytes: number
    /** When it was removed from its last recipe: since then it cannot be opened. */
    detachedAt: string | null
  }
}

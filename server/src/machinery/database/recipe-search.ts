import type { Folder } from '@potluck/api/recipes'
import type { AliasableExpression, Kysely } from 'kysely'
import type { StoredFolder } from '../../recipes/tables.ts'
import type { Schema } from './schema.ts'

/** The words of a recipe by the weight of the place where they stand (`wordsOf`: letters and digits only). */
export interface SearchDocument {
  readonly ownerId: string
  readonly recipeId: string
  readonly folder: StoredFolder
  readonly sortTitle: string
  readonly words: Readonly<Record<SearchField, ReadonlySet<string>>>
}

export type SearchField = 'title' | 'ingredients' | 'rest'

/** Asks for recipes that hold every word in one of the fields. */
export interface SearchTerms {
  readonly ownerId: string
  readonly folder: Folder
  readonly words: readonly string[]
  /** The first fields of title, ingredients and rest, one to three. */
  readonly fields: readonly SearchField[]
  /** Whether the words are whole, or beginnings of words. */
  readonly whole: boolean
}

export interface SearchMatch {
  readonly recipeId: string
  readonly sortTitle: string
}

/**
 * The words of recipes, each database's own way. Neither folds, stems or ranks: that is done before, so that both
 * find the same.
 */
export interface RecipeSearch {
  /** Puts recipes in, in place of what is there of them. They leave when their recipe is deleted. */
  write(db: Kysely<Schema>, documents: readonly SearchDocument[]): Promise<void>
  /** The matching recipes, as a table to select from. */
  matches(terms: SearchTerms): AliasableExpression<SearchMatch>
}

/** One word that stands for an owner's folder, so that a search reads nothing of others. */
export const scopeWord = (ownerId: string, folder: StoredFolder): string => `${folder}${ownerId.replaceAll('-', '')}`

import type { ColumnField } from '@potluck/api/import-columns'
import type { MatchedColumn } from '../import-item.ts'

/** Columns with internal data of other programs, which mean nothing to a cook. */
const technical =
  /^(?:id|uuid|guid|hash|slug|private|public|is public|public url|url host|deleted|updated at|modified|last modified|score|nutritional score.*)$/

/** Names of columns in programs and tables of people, in lower case, in the languages of Potluck. */
const synonyms = {
  title: [
    'title',
    'name',
    'recipe',
    'recipe name',
    'recipe title',
    'titel',
    'rezept',
    'nome',
    'titolo',
    'ricetta',
    'назва',
    'рецепт',
    'שם',
    'שם המתכון',
    'כותרת',
    'מתכון',
    'titre',
    'nombre',
  ],
  description: ['description', 'summary', 'beschreibung', 'descrizione', 'опис', 'תיאור'],
  yield: [
    'yield',
    'yields',
    'servings',
    'serves',
    'serving size',
    'portions',
    'quantity',
    'portionen',
    'porzioni',
    'dosi',
    'порції',
    'מנות',
    'כמות מנות',
  ],
  activeTime: [
    'prep time',
    'preparation time',
    'active time',
    'prep',
    'vorbereitungszeit',
    'zubereitungszeit',
    'tempo di preparazione',
    'preparazione tempo',
    'час підготовки',
    'זמן הכנה',
  ],
  cookTime: [
    'cook time',
    'cooking time',
    'cook',
    'kochzeit',
    'backzeit',
    'tempo di cottura',
    'cottura',
    'час приготування',
    'זמן בישול',
    'זמן אפייה',
  ],
  totalTime: ['total time', 'time', 'ready in', 'gesamtzeit', 'zeit', 'tempo totale', 'загальний час', 'זמן כולל'],
  source: ['source', 'from', 'quelle', 'fonte', 'джерело', 'מקור'],
  author: ['author', 'recipe by', 'autor', 'autorin', 'von', 'autore', 'автор', 'מאת', 'auteur'],
  url: ['url', 'link', 'source url', 'web page', 'website', 'original link', 'recipe url', 'посилання', 'קישור'],
  notes: ['notes', 'note', 'comments', 'tips', 'notizen', 'hinweise', 'anmerkungen', 'примітки', 'הערות'],
  ingredients: [
    'ingredients',
    'ingredient',
    'ingredient list',
    'zutaten',
    'ingredienti',
    'інгредієнти',
    'מצרכים',
    'מרכיבים',
    'ingrédients',
    'ingredientes',
  ],
  instructions: [
    'instructions',
    'directions',
    'method',
    'steps',
    'preparation',
    'procedure',
    'zubereitung',
    'anleitung',
    'istruzioni',
    'preparazione',
    'procedimento',
    'приготування',
    'інструкції',
    'הוראות',
    'הוראות הכנה',
    'אופן ההכנה',
  ],
  rating: ['rating', 'stars', 'my rating', 'bewertung', 'valutazione', 'voto', 'оцінка', 'דירוג'],
  labels: [
    'tags',
    'tag',
    'labels',
    'label',
    'categories',
    'category',
    'course',
    'courses',
    'cuisine',
    'main ingredient',
    'keywords',
    'collections',
    'kategorie',
    'kategorien',
    'schlagworte',
    'categoria',
    'categorie',
    'portata',
    'cucina',
    'категорії',
    'категорія',
    'мітки',
    'תוויות',
    'קטגוריה',
    'קטגוריות',
    'תגיות',
  ],
  favourite: ['favorite', 'favourite', 'is favorite', 'favorit', 'preferito', 'улюблене', 'מועדף'],
  pictures: [
    'image',
    'images',
    'image url',
    'photo',
    'photos',
    'photo url',
    'picture',
    'original picture',
    'bild',
    'foto',
    'immagine',
    'фото',
    'תמונה',
  ],
  createdAt: ['created', 'created at', 'date', 'date added', 'added', 'erstellt', 'data', 'дата', 'תאריך'],
  nutrition: [
    'nutrition',
    'nutritional info',
    'nutrition facts',
    'nährwerte',
    'valori nutrizionali',
    'харчова цінність',
    'ערכים תזונתיים',
  ],
} satisfies Record<CsvField, readonly string[]>

/** A field that a column of a table may fill. */
export type CsvField = Exclude<ColumnField, 'nothing'>

const isField = (name: string): name is CsvField => Object.hasOwn(synonyms, name)

const fieldsByName: ReadonlyMap<string, CsvField> = new Map(
  Object.keys(synonyms)
    .filter(isField)
    .flatMap((field) => synonyms[field].map((name): [string, CsvField] => [name, field])),
)

/** "originalPicture", "Original_Picture" and "ORIGINAL PICTURE" are the same name. */
const plain = (name: string): string =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-.:\s]+/g, ' ')
    .trim()
    .toLowerCase()

/** A column and its use. */
export interface Column extends MatchedColumn {
  readonly field: ColumnField | null
  /** Whether it means nothing to a cook and is not imported. */
  readonly isTechnical: boolean
}

/**
 * Matches the columns of a table to fields by their names.
 * @param set the fields that the cook chose, by column name
 */
export const matchColumns = (header: readonly string[], set: Readonly<Record<string, ColumnField>> = {}): Column[] =>
  header.map((written) => {
    const column = written.trim()
    const name = plain(column)
    const choice = Object.hasOwn(set, column) ? set[column] : undefined
    const own = fieldsByName.get(name) ?? null
    // A cell in the notes starts with the name of its column, unless that name is only "notes".
    const field = choice === 'notes' && own !== 'notes' ? null : (choice ?? own)
    const isTechnical = choice === undefined && own === null && (name === '' || technical.test(name))
    return { column, field, isTechnical }
  })

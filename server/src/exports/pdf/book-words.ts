import { fallbackLanguage, isRightToLeft, type Language, languages } from '@potluck/cooking/language'
import type { Direction } from './visual-runs.ts'

/** The words that a book of recipes has of its own. */
export interface BookWords {
  readonly contents: string
  readonly ingredients: string
  readonly steps: string
  readonly notes: string
  readonly yield: string
  readonly activeTime: string
  readonly totalTime: string
  readonly source: string
  readonly labels: string
}

const words: Readonly<Record<Language, BookWords>> = {
  'en-us': {
    contents: 'Contents',
    ingredients: 'Ingredients',
    steps: 'Steps',
    notes: 'Notes',
    yield: 'Makes',
    activeTime: 'Hands-on',
    totalTime: 'In all',
    source: 'From',
    labels: 'Labels',
  },
  'it-it': {
    contents: 'Indice',
    ingredients: 'Ingredienti',
    steps: 'Preparazione',
    notes: 'Note',
    yield: 'Dosi',
    activeTime: 'Tempo attivo',
    totalTime: 'Tempo totale',
    source: 'Fonte',
    labels: 'Etichette',
  },
  'de-de': {
    contents: 'Inhalt',
    ingredients: 'Zutaten',
    steps: 'Zubereitung',
    notes: 'Notizen',
    yield: 'Ergibt',
    activeTime: 'Arbeitszeit',
    totalTime: 'Insgesamt',
    source: 'Quelle',
    labels: 'Etiketten',
  },
  'uk-ua': {
    contents: 'Зміст',
    ingredients: 'Інгредієнти',
    steps: 'Приготування',
    notes: 'Нотатки',
    yield: 'Вихід',
    activeTime: 'Час роботи',
    totalTime: 'Загальний час',
    source: 'Джерело',
    labels: 'Мітки',
  },
  he: {
    contents: 'תוכן העניינים',
    ingredients: 'מצרכים',
    steps: 'אופן ההכנה',
    notes: 'הערות',
    yield: 'כמות',
    activeTime: 'זמן עבודה',
    totalTime: 'זמן כולל',
    source: 'מקור',
    labels: 'תוויות',
  },
}

const known = (language: string | null): Language => languages.find((one) => one === language) ?? fallbackLanguage

/** The words of a cook's language; of the one that stands in for others where it is not known. */
export const bookWords = (language: string | null): BookWords => words[known(language)]

/** Which way a book in a cook's language goes. */
export const bookDirection = (language: string | null): Direction => (isRightToLeft(known(language)) ? 'rtl' : 'ltr')

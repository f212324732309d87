import type { PageLanguage } from './page-language.ts'

/** What pages say that the server draws. */
export interface PageWords {
  readonly ingredients: string
  readonly steps: string
  readonly notes: string
  readonly makes: string
  readonly active: string
  readonly total: string
  readonly source: string
  readonly times: (factor: string) => string
  readonly from: (name: string) => string
  readonly save: string
  readonly open: string
  readonly about: string
  readonly photo: (title: string) => string
  readonly moreThanOne: (title: string, count: number) => string
  readonly deadTitle: string
  readonly dead: string
  readonly home: string
  readonly contents: string
  readonly booklet: string
  readonly recipes: (count: number) => string
  readonly nothingToBuy: string
  readonly gonePrintTitle: string
  readonly gonePrint: string
}

export const pageWords: Readonly<Record<PageLanguage, PageWords>> = {
  'en-us': {
    ingredients: 'Ingredients',
    steps: 'Steps',
    notes: 'Notes',
    makes: 'Yield',
    active: 'Active',
    total: 'Total',
    source: 'From',
    times: (factor) => `${factor}× the recipe`,
    from: (name) => `Shared by ${name}`,
    save: 'Save to my book',
    open: 'Open the recipe',
    about: 'Potluck, the recipe book that cooks share',
    photo: (title) => `Photo of ${title}`,
    moreThanOne: (title, count) => `${title}, photo ${count}`,
    deadTitle: 'This link opens nothing any more',
    dead: 'It was taken back, or its time is over. Ask whoever sent it to you for a new one.',
    home: 'To Potluck',
    contents: 'Contents',
    booklet: 'Recipes',
    recipes: (count) => (count === 1 ? '1 recipe' : `${count} recipes`),
    nothingToBuy: 'There is nothing to buy.',
    gonePrintTitle: 'This page cannot be printed any more',
    gonePrint: 'Its address opens for a short while only. Go back to Potluck and choose Print again.',
  },
  he: {
    ingredients: 'מצרכים',
    steps: 'אופן ההכנה',
    notes: 'הערות',
    makes: 'כמות',
    active: 'זמן עבודה',
    total: 'זמן כולל',
    source: 'מקור',
    times: (factor) => `המתכון ×${factor}`,
    from: (name) => `שיתוף של ${name}`,
    save: 'שמירה בספר שלי',
    open: 'פתיחת המתכון',
    about: 'Potluck, ספר המתכונים שטבחים חולקים',
    photo: (title) => `תמונה של ${title}`,
    moreThanOne: (title, count) => `${title}, תמונה ${count}`,
    deadTitle: 'הקישור הזה כבר לא פותח דבר',
    dead: 'השיתוף בוטל או שזמנו עבר. אפשר לבקש קישור חדש ממי ששלח אותו.',
    home: 'אל Potluck',
    contents: 'תוכן העניינים',
    booklet: 'מתכונים',
    recipes: (count) => (count === 1 ? 'מתכון אחד' : `${count} מתכונים`),
    nothingToBuy: 'אין מה לקנות.',
    gonePrintTitle: 'אי אפשר להדפיס את הדף הזה יותר',
    gonePrint: 'הכתובת נפתחת לזמן קצר בלבד. אפשר לחזור ל-Potluck ולבחור שוב בהדפסה.',
  },
}

import type { Language } from '@potluck/cooking/language'
import { once } from '../machinery/once.ts'

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

const ukrainian = once(() => new Intl.PluralRules('uk'))

const ukrainianRecipes: Readonly<Record<string, string>> = { one: 'рецепт', few: 'рецепти', many: 'рецептів' }

export const pageWords: Readonly<Record<Language, PageWords>> = {
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
  'it-it': {
    ingredients: 'Ingredienti',
    steps: 'Preparazione',
    notes: 'Note',
    makes: 'Dosi',
    active: 'Tempo attivo',
    total: 'Tempo totale',
    source: 'Fonte',
    times: (factor) => `${factor}× la ricetta`,
    from: (name) => `Condivisa da ${name}`,
    save: 'Salva nel ricettario',
    open: 'Apri la ricetta',
    about: 'Potluck, il ricettario da condividere tra chi cucina',
    photo: (title) => `Foto di ${title}`,
    moreThanOne: (title, count) => `${title}, foto ${count}`,
    deadTitle: 'Questo link non apre più nulla',
    dead: 'È stato ritirato, o è scaduto. Chiedine uno nuovo a chi te l’ha mandato.',
    home: 'Vai a Potluck',
    contents: 'Indice',
    booklet: 'Ricette',
    recipes: (count) => (count === 1 ? '1 ricetta' : `${count} ricette`),
    nothingToBuy: 'Non c’è niente da comprare.',
    gonePrintTitle: 'Questa pagina non si può più stampare',
    gonePrint: 'Il suo indirizzo vale solo per poco. Torna a Potluck e scegli di nuovo Stampa.',
  },
  'de-de': {
    ingredients: 'Zutaten',
    steps: 'Zubereitung',
    notes: 'Notizen',
    makes: 'Ergibt',
    active: 'Arbeitszeit',
    total: 'Insgesamt',
    source: 'Quelle',
    times: (factor) => `${factor}× das Rezept`,
    from: (name) => `Geteilt von ${name}`,
    save: 'In mein Buch übernehmen',
    open: 'Rezept öffnen',
    about: 'Potluck, das Rezeptbuch zum Teilen',
    photo: (title) => `Foto von ${title}`,
    moreThanOne: (title, count) => `${title}, Foto ${count}`,
    deadTitle: 'Dieser Link führt ins Leere',
    dead: 'Er wurde zurückgenommen oder ist abgelaufen. Bitte die Person, die ihn dir geschickt hat, um einen neuen.',
    home: 'Zu Potluck',
    contents: 'Inhalt',
    booklet: 'Rezepte',
    recipes: (count) => (count === 1 ? '1 Rezept' : `${count} Rezepte`),
    nothingToBuy: 'Es gibt nichts einzukaufen.',
    gonePrintTitle: 'Diese Seite lässt sich nicht mehr drucken',
    gonePrint: 'Ihre Adresse gilt nur kurze Zeit. Geh zurück zu Potluck und wähle noch einmal Drucken.',
  },
  'uk-ua': {
    ingredients: 'Інгредієнти',
    steps: 'Приготування',
    notes: 'Нотатки',
    makes: 'Вихід',
    active: 'Час роботи',
    total: 'Загальний час',
    source: 'Джерело',
    times: (factor) => `${factor}× рецепт`,
    from: (name) => `Ділиться ${name}`,
    save: 'Зберегти у своїй книзі',
    open: 'Відкрити рецепт',
    about: 'Potluck, книга рецептів, якою діляться ті, хто готує',
    photo: (title) => `Фото: ${title}`,
    moreThanOne: (title, count) => `${title}, фото ${count}`,
    deadTitle: 'Це посилання вже нічого не відкриває',
    dead: 'Його відкликано, або його час минув. Попросіть нове в того, хто його надіслав.',
    home: 'До Potluck',
    contents: 'Зміст',
    booklet: 'Рецепти',
    recipes: (count) => `${count} ${ukrainianRecipes[ukrainian().select(count)] ?? 'рецептів'}`,
    nothingToBuy: 'Купувати нічого.',
    gonePrintTitle: 'Цю сторінку вже не можна надрукувати',
    gonePrint: 'Її адреса діє недовго. Поверніться до Potluck і знову виберіть «Друк».',
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

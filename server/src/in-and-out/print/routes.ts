import * as contract from '@potluck/api/printing'
import type { AnsweredRecipe } from '@potluck/api/recipes'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readUnfoldable } from '../../book/linked/unfoldable.ts'
import { sendPage } from '../../book/pages/page.ts'
import type { TakenRecipes } from '../../book/pages/recipe-look.ts'
import { readRecipe } from '../../book/recipes/read.ts'
import type { Member } from '../../ground/access/reader.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { languageFor } from '../../machinery/web/http/accepted-language.ts'
import { type Html, html } from '../../machinery/web/http/html.ts'
import { limitPerMember } from '../../machinery/web/http/limit-per-member.ts'
import { route } from '../../machinery/web/http/route.ts'
import { readableBook } from '../../people/policies/books.ts'
import { readList } from '../../planning/shopping-lists/store.ts'
import { listSheet } from './list-sheet.ts'
import { printTicket, whoPrints } from './print-access.ts'
import { contents, gonePage, type PaperLook, printPage, printParts } from './print-page.ts'
import { recipeSheet } from './recipe-sheet.ts'

/** Pages that one member may have drawn at a time. */
const drawnAtOnce = 4

/** Letters of all recipes of a booklet: forty times a hundred usual ones. */
const mostLetters = 5_000_000

const lettersOf = ({ ingredients, instructions, notes, description }: AnsweredRecipe): number =>
  ingredients.length + instructions.length + notes.length + description.length

const isDead = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'ticket' || error.code === 'not-found')

const statusOf = (error: unknown) => (error instanceof Refusal && error.code === 'ticket' ? 401 : 404)

/** The recipes in the order that was asked for; of many, those that are gone are left out. */
async function readPrinted(services: Services, member: Member, ids: readonly string[]): Promise<AnsweredRecipe[]> {
  const recipes: AnsweredRecipe[] = []
  let letters = 0
  let missing: unknown
  for (const id of new Set(ids)) {
    try {
      const recipe = await readRecipe(services, member, id)
      letters += lettersOf(recipe)
      recipes.push(recipe)
    } catch (error) {
      if (!isDead(error)) throw error
      missing = error
    }
    if (letters > mostLetters)
      throw new Refusal('too-large', 'these recipes are too long for one booklet: choose fewer')
  }
  if (recipes.length === 0) throw missing
  return recipes
}

/** The recipes that a recipe of a book of the member takes. Recipes of others have no links. */
async function takenBy({ database }: Services, member: Member, recipe: AnsweredRecipe): Promise<TakenRecipes | null> {
  if (recipe.linked.length === 0) return null
  const book = await readableBook(database, member, recipe.kitchenId)
  const found = await readUnfoldable(database, book, [recipe.id])
  const outer = found.get(recipe.id)
  return outer ? { outer, lookUp: (id) => found.get(id) ?? null } : null
}

/** Pages to print: drawn here, so that nothing but the recipe is on them and no program has to be loaded first. */
export function printRoutes(app: FastifyInstance, services: Services): void {
  const drawing = limitPerMember(drawnAtOnce)
  /** The product shows it in a frame, and may itself be shown in one. */
  const frames = [...new Set(["'self'", ...services.config.frameOrigins])].join(' ')

  /** Answers a page that a person looks at, also when there is none. */
  async function answer(reply: FastifyReply, look: PaperLook, draw: () => Promise<{ title: string; body: Html }>) {
    reply.header('cache-control', 'no-store')
    try {
      const { title, body } = await draw()
      return sendPage(reply, printPage(title, body, look), { ...printParts(look), frames })
    } catch (error) {
      if (!isDead(error)) throw error
      return sendPage(reply.code(statusOf(error)), gonePage(look), {
        ...printParts({ ...look, atOnce: false }),
        frames,
      })
    }
  }

  route(app, contract.createPrintTicket, async ({ member, body }) => printTicket(services, member, body))

  route(app, contract.printRecipes, ({ query, request, reply }) => {
    const { recipeId: recipeIds, modifiers, paper, title } = query
    const language = languageFor(request, query.language)
    const look = { language, paper, isLarge: modifiers.includes('largeType'), atOnce: query.print === true }
    return answer(reply, look, async () => {
      const member = await whoPrints(services, request, { recipeIds })
      return drawing(member, async () => {
        const recipes = await readPrinted(services, member, recipeIds)
        const isBooklet = recipeIds.length > 1
        const sheets: Html[] = []
        for (const [place, recipe] of recipes.entries()) {
          const taken = await takenBy(services, member, recipe)
          sheets.push(
            await recipeSheet(recipe, { ...query, language }, { number: isBooklet ? place + 1 : null, taken }),
          )
        }
        const titles = recipes.map((recipe) => recipe.title)
        return isBooklet
          ? {
              title: title || titles.join(', ').slice(0, 80),
              body: html`${contents(title, titles, language)}${sheets}`,
            }
          : { title: titles[0] ?? '', body: html`${sheets}` }
      })
    })
  })

  route(app, contract.printShoppingList, ({ params: { id }, query, request, reply }) => {
    const language = languageFor(request, query.language)
    const look = { language, paper: query.paper, isLarge: false, atOnce: query.print === true }
    return answer(reply, look, async () => {
      const member = await whoPrints(services, request, { shoppingListId: id })
      return drawing(member, async () => {
        const list = await readList(services, member, id)
        return { title: list.title, body: await listSheet(list, { ...query, language }) }
      })
    })
  })
}

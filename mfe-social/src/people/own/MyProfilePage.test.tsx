import { getHandleInfo } from '@potluck/api/account'
import { type Image, uploadImage } from '@potluck/api/images'
import { wordOf } from '@potluck/api/kitchen-roles'
import { type Kitchen, listKitchens } from '@potluck/api/kitchens'
import { type Label, listLabels } from '@potluck/api/labels'
import { listProfileItems, type ProfileItem, saveProfileItems } from '@potluck/api/profile-items'
import { getOwnProfile, type OwnProfile, ownProfile, updateProfile } from '@potluck/api/profiles'
import { listRecipes } from '@potluck/api/recipes'
import { axeFinds } from '@potluck/testing/accessible'
import { announced } from '@potluck/testing/announced'
import { answer, Refusal } from '@potluck/testing/answers'
import { aKitchen, anAccount, aRecipe, idOf, summaryOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.tsx'

const imageOf = (id: string): Image => ({
  id,
  location: `images/${id}`,
  medium: `images/${id}`,
  thumbnail: `images/${id}`,
})

const soups: Label = {
  id: idOf(50),
  title: 'Soups',
  recipeCount: 1,
  groupTitle: null,
  createdAt: '2020-03-01T10:00:00.000Z',
  updatedAt: '2020-03-01T10:00:00.000Z',
}

async function showProfile(save?: Refusal, kitchens: readonly Kitchen[] = []) {
  let items: ProfileItem[] = []
  let profile: OwnProfile = {
    ...anAccount(),
    about: '',
    enableProfile: true,
    profileVisibility: 'public',
    findableByEmail: false,
    profileImages: [],
    profileItems: [],
  }
  const host = createTestHost({
    answers: [
      answer(listProfileItems, () => items),
      answer(listLabels, () => [soups]),
      answer(listKitchens, () => ({ kitchens: [...kitchens], invitations: [] })),
      answer(listRecipes, () => ({ data: [summaryOf(aRecipe({ title: 'Pie' }))], totalCount: 1 })),
      answer(saveProfileItems, ({ body }) => {
        const { items: saved } = saveProfileItems.body.parse(body)
        items = saved.map((item, at) => {
          const kitchen = item.kind === 'kitchen' ? { id: item.kitchenId, name: 'Home' } : null
          return { id: idOf(at), kind: item.kind, visibility: item.visibility, label: null, recipe: null, kitchen }
        })
        return items
      }),
      answer(getHandleInfo, ({ params }) => ({ available: params.handle !== 'ben' })),
      answer(getOwnProfile, () => profile),
      answer(updateProfile, ({ body }) => {
        if (save) return save
        const { profileImageIds, profileItems, ...written } = updateProfile.body.parse(body)
        profile = ownProfile.parse({
          ...profile,
          ...written,
          ...(profileImageIds && { profileImages: profileImageIds.map(imageOf) }),
        })
        return profile
      }),
      answer(uploadImage, () => imageOf(idOf(70 + profile.profileImages.length))),
    ],
  })
  const shown = await renderScreen(remote, '/people/my-profile', { host })
  await screen.findByRole('textbox', { name: 'Username' })
  return { ...shown, host, profile: () => profile }
}

const handleField = () => screen.getByRole('textbox', { name: 'Username' })

test('a free handle is reported as free and saved with the name', async () => {
  const { user, host } = await showProfile()
  await user.clear(screen.getByRole('textbox', { name: 'Name' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada L.')
  await user.clear(handleField())
  await user.type(handleField(), '@Ada.L')
  await announced('@ada.l is available')
  expect(host.holdsUnsavedChanges()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(host.session.get().account).toMatchObject({ name: 'Ada L.', handle: 'ada.l' }))
  expect(host.holdsUnsavedChanges()).toBe(false)
})

test.each([
  ['ben', 'This username is taken.'],
  ['a b', 'Use only letters a to z, digits, dots and underscores.'],
  ['the.admin', 'It can’t contain “admin” or “potluck”.'],
])('"%s" cannot be had: %s', async (typed, reason) => {
  const { user, host } = await showProfile()
  await user.clear(handleField())
  await user.type(handleField(), typed)
  expect(await screen.findByText(reason)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(host.happenings.requests.some(({ endpoint }) => endpoint.method === 'PUT')).toBe(false)
})

test('a handle that was taken in the meantime says so beside the field', async () => {
  const { user, host } = await showProfile(new Refusal(409))
  await user.clear(handleField())
  await user.type(handleField(), 'ada2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This username is taken.')).toBeVisible()
  expect(host.happenings.failureToasts).toEqual([])
})

test('a profile without a name is not saved', async () => {
  const { user, host } = await showProfile()
  await user.clear(screen.getByRole('textbox', { name: 'Name' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Enter a name for your friends to see.')).toBeVisible()
  expect(host.happenings.requests.filter(({ endpoint }) => endpoint.method !== 'GET')).toEqual([])
})

test('profile items are shown to friends, then to everybody, and hidden again', async () => {
  const { user } = await showProfile()
  expect(await screen.findByText('Your profile has no recipes yet.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all recipes' }))
  expect(await screen.findByText('Only friends can see it')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show all recipes' })).not.toBeInTheDocument()
  const choose = async (action: string) => {
    await user.click(screen.getByRole('button', { name: 'Actions for All my recipes' }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
  }
  await choose('Show to everyone')
  expect(await screen.findByText(/^Anyone can see it/)).toBeVisible()
  await choose('Remove from profile')
  expect(await screen.findByText('Your profile has no recipes yet.')).toBeVisible()
})

test('whoever keeps a kitchen shows it, and cooks of others are not asked to', async () => {
  const kitchens = [
    aKitchen({ id: idOf(70), name: 'Home', role: wordOf('owner') }),
    aKitchen({ id: idOf(71), name: 'Club', role: 'cook' }),
  ]
  const { user } = await showProfile(undefined, kitchens)
  await user.click(await screen.findByRole('button', { name: 'Show “Home”' }))
  expect(await screen.findByText('Only friends can see it')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Actions for Home' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Show “/ })).not.toBeInTheDocument()
})

test('the About text is saved by a button, and switches apply at once', async () => {
  const { user, profile } = await showProfile()
  await user.type(screen.getByRole('textbox', { name: 'About me' }), 'Soup person')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(profile().about).toBe('Soup person'))
  await user.click(screen.getByRole('radio', { name: 'Friends' }))
  await waitFor(() => expect(profile().profileVisibility).toBe('friends'))
  await user.click(screen.getByRole('switch', { name: 'Let people find me by email' }))
  await waitFor(() => expect(profile().findableByEmail).toBe(true))
  await user.click(screen.getByRole('switch', { name: 'Show my profile' }))
  await waitFor(() => expect(profile().enableProfile).toBe(false))
  expect(screen.queryByRole('radio', { name: 'Friends' })).not.toBeInTheDocument()
})

test('pictures are added, moved and removed, each at once', async () => {
  const { user, profile } = await showProfile()
  const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
  await user.upload(screen.getByLabelText('Add photos'), picture('one.jpg'))
  await waitFor(() => expect(profile().profileImages).toHaveLength(1))
  await user.upload(screen.getByLabelText('Add photos'), picture('two.jpg'))
  await user.click(await screen.findByRole('button', { name: 'Move photo 2 earlier' }))
  const ids = () => profile().profileImages.map(({ id }) => id)
  await waitFor(() => expect(ids()).toEqual([idOf(71), idOf(70)]))
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }))
  await waitFor(() => expect(ids()).toEqual([idOf(70)]))
})

test.each([
  ['Show a label', 'Show a label', 'Soups'],
  ['Show a recipe', 'Show a recipe', 'Pie'],
])('axe finds nothing on "%s", which opens and closes by keyboard alone', async (button, name, choice) => {
  const { user } = await showProfile()
  const opener = await screen.findByRole('button', { name: button })
  opener.focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name })
  await within(dialog).findByRole('button', { name: choice })
  expect(await axeFinds(dialog)).toEqual([])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(opener).toHaveFocus()
})

test('the own profile with pictures and items passes axe', async () => {
  const { user } = await showProfile()
  await user.upload(screen.getByLabelText('Add photos'), new File(['x'], 'me.jpg', { type: 'image/jpeg' }))
  await screen.findByRole('button', { name: 'Remove photo 1' })
  await user.click(await screen.findByRole('button', { name: 'Show all recipes' }))
  await screen.findByText('Only friends can see it')
  expect(await axeFinds(document.body)).toEqual([])
})

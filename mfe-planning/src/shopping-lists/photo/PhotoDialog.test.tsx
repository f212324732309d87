import { uploadImage } from '@potluck/api/images'
import { answer, Refusal } from '@potluck/testing/answers'
import { idOf } from '@potluck/testing/fixtures'
import { screen, waitFor } from '@testing-library/react'
import { aPhoto, item, openList, serveList } from '../../testing/served-list.ts'

test('an item gets a photo, which opens large and can be removed', async () => {
  const { list, answers } = serveList([item('that cheese')])
  const photoId = idOf(77)
  const { user } = await openList([...answers, answer(uploadImage, () => aPhoto(photoId))])
  const file = new File(['photo'], 'cheese.jpg', { type: 'image/jpeg' })
  await user.click(await screen.findByRole('button', { name: 'More about that cheese' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  await user.upload(await screen.findByLabelText('Add a photo', { selector: 'input' }), file)
  expect(await screen.findByRole('img', { name: 'that cheese' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(list.items[0]?.image?.id).toBe(photoId))
  await user.click(await screen.findByRole('button', { name: 'Photo of that cheese' }))
  const large = await screen.findByRole('img', { name: 'that cheese' })
  expect(large).toHaveAttribute('src', expect.stringContaining(`${photoId}/medium`))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'More about that cheese' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(list.items[0]?.image).toBeNull())
  expect(screen.queryByRole('button', { name: 'Photo of that cheese' })).not.toBeInTheDocument()
})

test('a failed upload is reported beside the photo, and the other fields stay', async () => {
  const { answers } = serveList([item('that cheese')])
  const { user } = await openList([...answers, answer(uploadImage, () => new Refusal(415))])
  await user.click(await screen.findByRole('button', { name: 'More about that cheese' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const box = await screen.findByRole('textbox', { name: 'Item' })
  await user.clear(box)
  await user.type(box, 'old cheese')
  const file = new File(['words'], 'cheese.jpg', { type: 'image/jpeg' })
  await user.upload(screen.getByLabelText('Add a photo', { selector: 'input' }), file)
  expect(await screen.findByText('This file can’t be shown as a photo.')).toBeVisible()
  expect(box).toHaveValue('old cheese')
})

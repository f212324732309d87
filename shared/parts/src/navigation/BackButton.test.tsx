import { paths } from '@potluck/platform/paths'
import { screen } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { showPart } from '../testing/show-part.tsx'
import { BackButton } from './BackButton.tsx'

function Page() {
  const navigate = useNavigate()
  return (
    <>
      <BackButton otherwise={paths.home()} />
      <button type="button" onClick={() => navigate('/further')}>
        further
      </button>
    </>
  )
}

const goBack = () => screen.getByRole('button', { name: 'Back' })

test('the back button leads to where the cook came from', async () => {
  const { user, path } = showPart(<Page />)
  await user.click(screen.getByRole('button', { name: 'further' }))
  expect(path()).toBe('/further')
  await user.click(goBack())
  expect(path()).toBe('/')
})

test('without a history the back button leads to the given path', async () => {
  const { user, path } = showPart(<Page />)
  await user.click(goBack())
  expect(path()).toBe(paths.home())
})

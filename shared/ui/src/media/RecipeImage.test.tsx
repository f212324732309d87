import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { RecipeImage } from './RecipeImage.tsx'

describe('RecipeImage', () => {
  it('shows two letters of the title when there is no photo, and in small circles one', () => {
    const { rerender } = render(<RecipeImage title="Grandmother’s best" />)
    expect(screen.getByText('GB')).toBeInTheDocument()
    rerender(<RecipeImage title="Grandmother’s best" shape="round" />)
    expect(screen.getByText('G')).toBeInTheDocument()
  })

  it('shows a drawing of the kind of dish that the title names', async () => {
    render(<RecipeImage title="Tomato soup" />)
    await waitFor(() => expect(screen.queryByText('TS')).not.toBeInTheDocument())
  })

  it('shows the tile when the photo does not load, and tries a new photo again', () => {
    const { rerender } = render(<RecipeImage title="Whatever else" src="gone.jpg" alt="A bowl" />)
    fireEvent.error(screen.getByRole('img', { name: 'A bowl' }))
    expect(screen.getByText('WE')).toBeInTheDocument()
    rerender(<RecipeImage title="Whatever else" src="new.jpg" alt="A bowl" />)
    expect(screen.getByRole('img', { name: 'A bowl' })).toHaveAttribute('src', 'new.jpg')
  })
})

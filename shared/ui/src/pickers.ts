/** Fields that open a list while one types. Its own federation module: few forms need it. */
export { AutocompleteField, type AutocompleteFieldProps } from './forms/AutocompleteField.tsx'
export { fittingSuggestions } from './forms/fitting-suggestions.ts'

/** Contents are made with this: other rules or other tables make another one. */
export const foodsVersion = '2-7f4fde29'

/** JSON that the server put into the page, such as a public CV; undefined without one. */
export const readPageData = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
};

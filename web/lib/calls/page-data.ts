/** What the server has put into the page under that id, such as the CV that the page is about; undefined when there is nothing. */
export const readPageData = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
};

// Runs before the page is painted: shows the chosen theme from the start, and hides a page that was rendered in advance from
// whom it is not for: whoever is signed in, or has chosen the other language. Nothing is typed there that would be lost.
const { dataset, lang } = document.documentElement;
const theme = localStorage.getItem('theme');
if (theme === 'light' || theme === 'dark') dataset.theme = theme;
// A press that comes before the page's code is there is done as soon as it is; `main.tsx` says when.
let pressed;
const notePress = ({ target }) => {
  pressed = target.closest('button');
};
addEventListener('click', notePress, true);
addEventListener(
  'ready',
  () => {
    removeEventListener('click', notePress, true);
    pressed?.click();
  },
  { once: true },
);
if (localStorage.getItem('token') || lang !== (localStorage.getItem('language') ?? lang)) dataset.forOthers = '';

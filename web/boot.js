// Runs before the first paint: applies the chosen theme, and hides a prerendered page from signed-in users and from readers of the
// other language.
const { dataset, lang } = document.documentElement;
const theme = localStorage.getItem('theme');
if (theme === 'light' || theme === 'dark') dataset.theme = theme;
// A button pressed before hydration is clicked again on `ready`, which `main.tsx` dispatches.
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

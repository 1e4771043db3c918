// Runs before the page is painted: shows the chosen theme from the start, and hides a page that was rendered in advance from
// whom it is not for: whoever is signed in, or has chosen the other language. Nothing is typed there that would be lost.
const { dataset, lang } = document.documentElement;
const theme = localStorage.getItem('theme');
if (theme === 'light' || theme === 'dark') dataset.theme = theme;
if (localStorage.getItem('token') || lang !== (localStorage.getItem('language') ?? lang)) dataset.forOthers = '';

// Runs before the page is painted: shows the chosen theme from the start, and hides a page that was rendered in advance for
// somebody who is not signed in from whoever is.
const { dataset } = document.documentElement;
const theme = localStorage.getItem('theme');
if (theme === 'light' || theme === 'dark') dataset.theme = theme;
if (localStorage.getItem('token')) dataset.signedIn = '';

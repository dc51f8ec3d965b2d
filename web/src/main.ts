import './styles.css';
import { mount } from 'svelte';
import App from './App.svelte';

// The table's part is fetched while the words are, not after them.
if (location.pathname.startsWith('/table/')) void import('./table/TablePage.svelte');

const place = document.getElementById('app');
if (place) mount(App, { target: place });

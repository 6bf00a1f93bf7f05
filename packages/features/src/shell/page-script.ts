import { consentCookie, reloadKey, signedInCookie, signedInPattern, themeCookie } from '@radar/config/cookies';
import { localeCookie } from '@radar/i18n/locales';
import { allCategories, consentPattern, noCategories } from './consent.ts';

/** At most one reload of a path by itself within this time. */
const reloadPauseMs = 10_000;

/** Errors kept for the report until it can be sent. */
const mostErrors = 10;

/**
 * The one script that runs before paint on every page. It sets what the first paint must already know (theme, on paper always light; whether to
 * ask about cookies, whether somebody is signed in) and listens, for the whole page, to what needs no component:
 *
 * - `data-set-theme`: radio buttons light, dark, system; the last follows the device
 * - `data-choose-cookies`: `all`, `none`, `ticked` (boxes with `data-cookie-category`), `open` (asks again)
 * - `data-action`: share, print, reload; `a[hreflang]`: the language is kept as the choice
 * - a script of ours that cannot be loaded: the page is from an older build, so it reloads; once per path in ten seconds,
 *   never over typed text (a form that keeps its draft says so with `data-keeps-draft`), never offline
 * - early errors: kept in `radar.errors` until the reports can take them
 *
 * Plain text, so that its hash is the same wherever it is computed: pages with a strict policy allow it by that hash.
 */
export const pageScript = `(function(){
var d=document,root=d.documentElement,data=root.dataset,typed=false;
var cookie=function(k){return (d.cookie.match('(?:^|; )'+k+'=([^;]*)')||[])[1]};
var setCookie=function(k,v,age){d.cookie=k+'='+v+';path=/;max-age='+age+';samesite=lax'+(location.protocol==='https:'?';secure':'')};
var read=function(k,valid){var v=cookie(k);if(!valid.test(v))try{v=localStorage.getItem(k)}catch(e){}return valid.test(v)?v:''};
var write=function(k,v,age){setCookie(k,v,age);try{localStorage.setItem(k,v)}catch(e){}};
var each=function(s,f){[].forEach.call(d.querySelectorAll(s),f)};
var theme=read('${themeCookie.name}',/^(light|dark|system)$/)||'system',dark=matchMedia('(prefers-color-scheme: dark)'),paper=matchMedia('print');
var consent=read('${consentCookie.name}',${String(consentPattern)});
var show=function(){data.theme=paper.matches?'light':theme==='system'?dark.matches?'dark':'light':theme};
var ask=function(){data.consent=consent||'ask'};
var mark=function(){each('[data-set-theme]',function(i){i.checked=i.value===theme});
each('[data-cookie-category]',function(i){if(!i.disabled)i.checked=consent.indexOf(i.value)>0})};
show();ask();dark.addEventListener('change',show);paper.addEventListener('change',show);d.addEventListener('DOMContentLoaded',mark);
var greet=function(){var who=${String(signedInPattern)}.exec(cookie('${signedInCookie.name}'));
if(who)try{root.style.setProperty('--initials',JSON.stringify(decodeURIComponent(who[2]).slice(0,3)));data.signedIn=who[1]}catch(e){}};greet();
var radar=window.radar={greet:greet,errors:[],keep:function(e){if(radar.report)radar.report(e);else if(radar.errors.length<${mostErrors})radar.errors.push(e)},
reload:function(){if(typed||!navigator.onLine)return;
try{var k='${reloadKey}',last=JSON.parse(sessionStorage.getItem(k)||'{}'),path=location.pathname;
if(Date.now()-last[path]<${reloadPauseMs})return;last[path]=Date.now();sessionStorage.setItem(k,JSON.stringify(last))}catch(e){return}
location.reload()}};
addEventListener('error',function(e){var t=e.target;
if(t===window)radar.keep(e.error||e.message);else if(/^(SCRIPT|LINK)$/.test(t.tagName)&&/\\/_next\\/static\\//.test(t.src||t.href))radar.reload()},true);
addEventListener('unhandledrejection',function(e){radar.keep(e.reason)});
addEventListener('input',function(e){if(!e.target.closest('[data-keeps-draft]')&&!e.target.matches('[type=radio],[type=checkbox]'))typed=true},true);
var setTheme=radar.setTheme=function(v){theme=v;write('${themeCookie.name}',v,${themeCookie.maxAgeS});show();mark()};
d.addEventListener('change',function(e){var v=e.target.dataset.setTheme;if(v)setTheme(v)});
d.addEventListener('click',function(event){
var target=event.target.closest?event.target.closest('[data-action],[data-choose-cookies],a[hreflang]'):null;if(!target)return;
var action=target.dataset.action,choice=target.dataset.chooseCookies,notice=d.getElementById('cookie-notice');
if(target.hreflang)setCookie('${localeCookie.name}',target.hreflang,${localeCookie.maxAgeS});
if(choice==='open'&&notice){event.preventDefault();data.consent='ask';notice.querySelector('details').open=true;notice.focus()}
else if(choice&&choice!=='open'){var before=consent;consent=choice==='all'?'${allCategories}':'${noCategories}';
if(choice==='ticked')each('[data-cookie-category]:checked:enabled',function(i){consent+='.'+i.value});
write('${consentCookie.name}',consent,${consentCookie.maxAgeS});ask();mark();dispatchEvent(new CustomEvent('radar-consent',{detail:before}))}
if(action==='print')print();
if(action==='reload')location.reload();
if(action==='share'){var done=function(){var label=target.querySelector('[data-label]')||target;label.textContent=target.dataset.done;};
if(navigator.share)navigator.share({title:document.title,url:location.href}).catch(function(){});
else if(navigator.clipboard)navigator.clipboard.writeText(location.href).then(done,function(){});}
});})()`;

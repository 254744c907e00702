//! A browser of one test's own.

use std::{env, fmt, path::Path};

use fantoccini::{Client, ClientBuilder, wd::WebDriverCompatibleCommand};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// How the browser of a test differs from the usual one: English, 1440 × 900, light.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The languages that the browser asks for, the best first.
    pub languages: &'static str,
    /// The size of the window.
    pub window: (u32, u32),
}

/// What pages may store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Storage {
    /// What the browser lets them by itself.
    Usual,
    /// Nothing: every attempt is an error, as it is for frames where third parties are blocked.
    Blocked,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            languages: "en-US,en",
            window: (1440, 900),
        }
    }
}

/// A browser.
pub struct Browser {
    /// The connection to it.
    pub client: Client,
}

impl Browser {
    /// Starts a browser.
    ///
    /// # Panics
    /// If nobody has started a driver, which `cargo xtask test` does.
    pub async fn start(options: Options) -> Browser {
        Browser::start_with(options, Storage::Usual).await
    }

    /// Starts a browser in which pages may store this.
    ///
    /// # Panics
    /// As for [`Browser::start`].
    pub async fn start_with(options: Options, storage: Storage) -> Browser {
        let driver = of_the_layer("WEBDRIVER_URL");
        let (width, height) = options.window;
        let arguments = [
            "--headless=new".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--hide-scrollbars".to_owned(),
            format!("--window-size={width},{height}"),
            format!("--accept-lang={}", options.languages),
        ];
        let capabilities = json!({
            "goog:chromeOptions": { "args": arguments, "prefs": preferences(options, storage) },
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let Value::Object(capabilities) = capabilities else {
            unreachable!("it is written as an object");
        };
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&driver)
            .await
            .expect("the driver starts a browser");
        Browser { client }
    }

    /// Gives the page a size, however small: windows stop at some width.
    pub async fn resize(&self, (width, height): (u32, u32)) {
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.pretend("Emulation.setDeviceMetricsOverride", size)
            .await;
    }

    /// Becomes a phone of a size, with a screen that is touched.
    pub async fn become_phone(&self, (width, height): (u32, u32)) {
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 2, "mobile": true });
        self.pretend("Emulation.setDeviceMetricsOverride", size)
            .await;
        let touch = json!({ "enabled": true, "maxTouchPoints": 5 });
        self.pretend("Emulation.setTouchEmulationEnabled", touch)
            .await;
    }

    /// Belongs to a reader who has asked the system for less motion.
    pub async fn reduce_motion(&self) {
        let motion = json!({ "name": "prefers-reduced-motion", "value": "reduce" });
        let media = json!({ "features": [motion] });
        self.pretend("Emulation.setEmulatedMedia", media).await;
    }

    /// Shows pages as they are printed.
    pub async fn become_paper(&self) {
        self.pretend("Emulation.setEmulatedMedia", json!({ "media": "print" }))
            .await;
    }

    /// Is on a machine that is so many times slower than this one.
    pub async fn slow_down(&self, times: u32) {
        self.pretend("Emulation.setCPUThrottlingRate", json!({ "rate": times }))
            .await;
    }

    /// Runs no script of any page from now on.
    pub async fn switch_scripts_off(&self) {
        let off = json!({ "value": true });
        self.pretend("Emulation.setScriptExecutionDisabled", off)
            .await;
    }

    async fn pretend(&self, command: &'static str, parameters: Value) {
        let told = self.client.issue_cmd(DevTools(command, parameters)).await;
        told.expect("the browser pretends to be another one");
    }

    /// Runs a script before anything else in every page from now on: a browser that lacks or refuses
    /// something.
    pub async fn before_each_page(&self, script: &str) {
        let source = json!({ "source": script });
        let command = DevTools("Page.addScriptToEvaluateOnNewDocument", source);
        self.client
            .issue_cmd(command)
            .await
            .expect("the browser takes a script");
    }

    /// Lets the page save files into a folder.
    pub async fn download_to(&self, folder: &Path) {
        let behaviour = json!({ "behavior": "allow", "downloadPath": folder });
        let command = DevTools("Browser.setDownloadBehavior", behaviour);
        self.client
            .issue_cmd(command)
            .await
            .expect("the browser saves files");
    }

    /// Lets pages use something of the browser's, such as `clipboard-write`, or not.
    pub async fn permit(&self, name: &str, setting: &str) {
        let permission = json!({ "permission": { "name": name }, "setting": setting });
        self.client
            .issue_cmd(DevTools("Browser.setPermission", permission))
            .await
            .expect("the browser knows the permission");
    }

    /// What the page has written to the console since this was last asked, notes aside.
    pub async fn complaints(&self) -> Vec<String> {
        let entries = self
            .client
            .issue_cmd(ConsoleLog)
            .await
            .expect("the browser keeps a log");
        let entries = entries.as_array().cloned().unwrap_or_default();
        entries
            .iter()
            .filter(|entry| entry["level"] == "SEVERE" || entry["level"] == "WARNING")
            .map(|entry| entry["message"].to_string())
            .collect()
    }

    /// Ends the browser.
    pub async fn end(self) {
        self.client.close().await.expect("the browser ends");
    }
}

fn preferences(options: Options, storage: Storage) -> Value {
    let mut preferences = json!({ "intl.accept_languages": options.languages });
    match storage {
        Storage::Usual => {}
        Storage::Blocked => {
            // 2 stands for blocked, 1 for third parties blocked.
            preferences["profile.default_content_setting_values.cookies"] = json!(2);
            preferences["profile.cookie_controls_mode"] = json!(1);
        }
    }
    preferences
}

/// An address that the layer of tests hands over.
///
/// # Panics
/// If it is missing: these tests need the built page and a driver.
pub fn of_the_layer(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| {
        panic!("{name} is not set: these tests need the built page, run them with `cargo xtask test browser`")
    })
}

/// Chromium's own command for its console.
#[derive(Debug)]
struct ConsoleLog;

impl WebDriverCompatibleCommand for ConsoleLog {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (http::Method, Option<String>) {
        (
            http::Method::POST,
            Some(json!({ "type": "browser" }).to_string()),
        )
    }
}

/// A command of Chromium's own for its development tools.
#[derive(Debug)]
struct DevTools(&'static str, Value);

impl WebDriverCompatibleCommand for DevTools {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!(
            "session/{}/goog/cdp/execute",
            session.unwrap_or_default()
        ))
    }

    fn method_and_body(&self, _: &Url) -> (http::Method, Option<String>) {
        let body = json!({ "cmd": self.0, "params": self.1 });
        (http::Method::POST, Some(body.to_string()))
    }
}

impl fmt::Debug for Browser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Browser")
    }
}

//! The camera, which reads the QR code of a friend's reply.
//!
//! Functions of the browser are called by their names here: a binding of each would stand in the script of the page, which is loaded before
//! the first cards.

use crate::dom::find::all;
use crate::platform::object::object;
use crate::platform::promise::within;
use js_sys::futures::JsFuture;
use js_sys::{Array, Function, Promise, Reflect};
use quircs::Quirc;
use std::future::pending;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// The time between two pictures that are read.
const PICTURE_MS: u32 = 200;
/// The longer side of the picture that is read, in pixels. A link has some sixty modules on a side.
const SIDE: f64 = 640.0;
/// Pictures without a canvas until the camera is switched off: the dialog may just be drawn anew.
const MISSES: u32 = 3;

/// Why no code was read.
pub enum CameraEnd {
    /// Nobody looks any more.
    Left,
    /// There is no camera, or the page may not use it.
    Refused,
}

impl From<JsValue> for CameraEnd {
    fn from(_: JsValue) -> CameraEnd {
        CameraEnd::Refused
    }
}

/// A stream of the camera, which is switched off with it.
struct Stream(JsValue);

impl Drop for Stream {
    fn drop(&mut self) {
        let tracks = call(&self.0, "getTracks", &[]).ok().and_then(|tracks| tracks.dyn_into::<Array>().ok());
        for track in tracks.iter().flat_map(Array::iter) {
            // A track that has ended stays so.
            let _ = call(&track, "stop", &[]);
        }
    }
}

/// The text of the first QR code that the camera sees, while `is_wanted` says so.
pub async fn read_code(is_wanted: impl Fn() -> bool) -> Result<String, CameraEnd> {
    let devices = Reflect::get(&gloo::utils::window().navigator(), &"mediaDevices".into())?;
    let wish = object(&[("video", object(&[("facingMode", "environment".into())]).into())]);
    // Without a limit: a camera that is allowed late would stay on, since nobody would hear of it.
    let stream = Stream(answer(call(&devices, "getUserMedia", &[wish.into()])?).await?);
    let video: JsValue = gloo::utils::document().create_element("video")?.into();
    for (name, value) in [("muted", JsValue::TRUE), ("playsInline", JsValue::TRUE), ("srcObject", stream.0.clone())] {
        Reflect::set(&video, &name.into(), &value)?;
    }
    answer(call(&video, "play", &[])?).await?;
    let mut misses = 0;
    while misses < MISSES {
        within(PICTURE_MS, pending::<()>()).await;
        if !is_wanted() {
            break;
        }
        match canvas() {
            None => misses += 1,
            Some(canvas) => {
                misses = 0;
                if let Some(text) = read(&video, &canvas)? {
                    return Ok(text);
                }
            }
        }
    }
    Err(CameraEnd::Left)
}

/// Where the person sees what the camera sees.
fn canvas() -> Option<HtmlCanvasElement> {
    let root = gloo::utils::document().document_element()?;
    all(&root, "canvas[data-camera]").pop()?.dyn_into().ok()
}

/// Paints the picture of the camera, and reads the code in it.
fn read(video: &JsValue, canvas: &HtmlCanvasElement) -> Result<Option<String>, JsValue> {
    let side = |name: &str| Ok::<f64, JsValue>(Reflect::get(video, &name.into())?.as_f64().unwrap_or_default());
    let (width, height) = (side("videoWidth")?, side("videoHeight")?);
    let scale = (SIDE / width.max(height).max(1.0)).min(1.0);
    let (width, height) = ((width * scale).floor(), (height * scale).floor());
    if width < 1.0 || height < 1.0 {
        return Ok(None);
    }
    if f64::from(canvas.width()) != width || f64::from(canvas.height()) != height {
        canvas.set_width(width as u32);
        canvas.set_height(height as u32);
    }
    let Some(context) = canvas.get_context("2d")? else { return Ok(None) };
    call(&context, "drawImage", &[video.clone(), 0.into(), 0.into(), width.into(), height.into()])?;
    let Ok(context) = context.dyn_into::<CanvasRenderingContext2d>() else { return Ok(None) };
    let pixels = context.get_image_data(0.0, 0.0, width, height)?.data();
    // The green of a pixel is close enough to its brightness.
    let brightness: Vec<u8> = pixels.chunks_exact(4).map(|pixel| pixel[1]).collect();
    let mut reader = Quirc::default();
    let codes = reader.identify(width as usize, height as usize, &brightness);
    Ok(codes.flatten().find_map(|code| String::from_utf8(code.decode().ok()?.payload).ok()))
}

fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Result<JsValue, JsValue> {
    let function = Reflect::get(object, &name.into())?.dyn_into::<Function>()?;
    Reflect::apply(&function, object, &arguments.iter().cloned().collect())
}

/// What a promise of the browser gives.
async fn answer(promise: JsValue) -> Result<JsValue, JsValue> {
    JsFuture::from(promise.dyn_into::<Promise>()?).await
}
